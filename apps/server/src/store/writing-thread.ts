import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { carryOut, type Row } from './sql.ts'
import { Connection, PATIENCE, TIDY, toWrite } from './sqlite-connection.ts'
import type { FromWriting, ToWriting } from './writing.ts'

/*
 * The thread that writes to the file of the embedded store, and waits for the disk.
 */

if (parentPort !== null) {
  const port = parentPort
  const database = new DatabaseSync(String(workerData), { timeout: PATIENCE })
  database.exec(toWrite(true))
  const connection = new Connection(database)
  const say = (said: FromWriting): void => port.postMessage(said)
  port.on('message', (told: ToWriting) => {
    if (told === 'end') {
      database.close()
      port.close()
      return
    }
    if (told === 'tidy') return tidyUp(database)
    const answers: (Row[] | undefined)[] = []
    connection
      .transact(async (to) => {
        for (const script of told.scripts) answers.push(await carryOut(script, to))
      })
      .then(
        () => say({ answers }),
        (error: unknown) => say({ failed: error instanceof Error ? error.message : String(error) }),
      )
  })
}

/** Nobody writes while this thread does something else: the rest of the log of changes goes into the file, and the next who writes begins it anew. */
function tidyUp(database: DatabaseSync): void {
  try {
    database.exec(TIDY)
  } catch {
    // A disk that is full: what is in the log of changes stays there, and is safe.
  }
}
