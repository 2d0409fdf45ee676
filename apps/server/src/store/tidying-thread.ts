import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { PATIENCE, TIDY, toWrite } from './sqlite-connection.ts'

/*
 * The thread that brings what was written from the log of changes into the file. Others write meanwhile.
 */

if (parentPort !== null) {
  const port = parentPort
  const database = new DatabaseSync(String(workerData), { timeout: PATIENCE })
  database.exec(toWrite(true))
  port.on('message', (told: 'tidy' | 'end') => {
    if (told === 'end') {
      database.close()
      port.close()
      return
    }
    try {
      database.exec(TIDY)
    } catch {
      // A disk that is full: what is in the log of changes stays there, and is safe.
    }
    port.postMessage('tidied')
  })
}
