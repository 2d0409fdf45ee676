import { SqlPart } from './sql.ts'

/** Where computers are waited for. */
export interface ComputerStore {
  /** Tables at which a computer is to choose, whoever looks at them. */
  awaited(): Promise<readonly string[]>
}

export class SqlComputers extends SqlPart implements ComputerStore {
  async awaited(): Promise<readonly string[]> {
    const sql = `SELECT DISTINCT id FROM game_table JOIN seat ON seat.game_table = game_table.id
      WHERE started IS NOT NULL AND over = 0 AND player IS NOT NULL AND turn LIKE '%"' || seat || '"%'`
    return (await this.all(sql)).map(({ id }) => String(id))
  }
}
