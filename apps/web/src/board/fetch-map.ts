import type { BoardLayout } from './api.ts'

/** Maps are files of their own beside the program: text as it is, layouts as JSON. */
export async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The map could not be loaded (${answer.status}).`)
  return answer.text()
}

export const fetchLayout = async (address: string): Promise<BoardLayout> => JSON.parse(await fetchText(address))
