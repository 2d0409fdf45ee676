import type { TableState } from './table-state.ts'

/** The areas that the question is about, in a lesson those of the answer that is wanted and of what is said, so that a small window can show them. */
export function areasAsked(table: TableState): readonly string[] {
  const tokens = table.map.boardState.value?.tokens ?? []
  const { question } = table
  const choices = table.story.asked.value?.decision.choices ?? []
  const areas = new Set<string>()
  for (const { kind, id } of question.targets.value.filter((_, index) => question.wanted(choices[index])).flat()) {
    if (kind === 'area') areas.add(id)
    if (kind === 'line') for (const end of id.split('~')) areas.add(end)
    const on = kind === 'token' ? tokens.find((token) => token.id === id)?.on : undefined
    if (on !== undefined && 'area' in on) areas.add(on.area)
  }
  for (const id of question.spoken.value) areas.add(id)
  const about = table.story.asked.value?.decision.about.area
  if (typeof about === 'string' && table.map.known.value.isArea(about)) areas.add(about)
  // A game may mark what its question is about in its own way.
  const marks =
    table.story.view.value === undefined
      ? {}
      : table.client.marks?.(table.story.view.value.view, table.story.asked.value?.decision ?? null)
  for (const [id, { state }] of Object.entries(marks ?? {})) if (state === 'selected') areas.add(id)
  return [...areas]
}
