import { raceToMoscow } from '@railhead/race-to-moscow'
import { Match } from '@railhead/table'

const match = Match.fromPosition(raceToMoscow, {
  game: 'race-to-moscow',
  areas: { riga: { control: 'gray' }, valmiera: { soviet: true } },
  armies: { '4PzGr': { area: 'riga', fuel: 2, ammo: 3 } },
  soviet: { deck: ['3 Army'] },
})

for (const choice of [{ action: 'move-armored', army: '4PzGr' }, { to: 'valmiera' }, { to: 'tallinn' }]) {
  const chosen = match.choose(choice)
  if (!chosen.ok) console.log(`No: ${match.sentence(chosen.refusal)} (${chosen.refusal.rule})`)
  else for (const { event } of chosen.events) console.log(raceToMoscow.texts.event(event))
}
