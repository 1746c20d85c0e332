import Alidade
import AlidadeGTK

GTKApplication.run(title: "Hello", size: Size(width: 360, height: 240)) { NoteList() }
