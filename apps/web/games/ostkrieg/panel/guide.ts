import type { Guide } from '../../../src/game/client.ts'

/** What somebody who knows the game would say over the shoulder of a beginner, question by question. */
const ADVICE: { readonly [step: string]: string } = {
  'play-card':
    'A card is your turn: its steps are carried out from top to bottom. Point at one, or hold a finger on it, to read it whole. Cards that attack are best while the enemy is weak in front of you; cards that place units when you have lost some.',
  'play-another': 'A Blitz lets you play one more card at once. Moving up behind the breakthrough is often best.',
  'mark-moves':
    'First all areas that move are marked, then they move one after the other. Mark stacks in the rear that should be at the front, and infantry at the front that should dig in.',
  'choose-move': 'The order matters where one move opens the way, or the supply line, for the next.',
  'move-unit': 'Choose who goes, then where. Leave somebody behind in Victory Points: partisans rise where nobody stands.',
  'mark-attacks':
    'Attack where many can reach few: dice come from numbers, one more for more armor, one for aircraft. Targets beside each other can be cut off together.',
  attackers:
    'All who can attack are chosen. Take some back if the area they leave must be held, or if another attack needs them.',
  'commit-air': 'Aircraft give one die more unless the enemy has as many. Each fights in one attack of a card.',
  losses: 'Lose infantry before armor, unless a six asks for armor.',
  'decide-advance': 'Advancing drives the enemy out and takes the area. Look first whether supply can follow.',
  advance: 'The room is limited, and who advances leaves a gap behind.',
  retreat: 'Retreat towards supply. Who has retreated fights no more in this card play.',
  attrition: 'Without a supply line an area loses a unit every time you play a card. Open a way to it.',
  entrench: 'Whoever is dug in takes one damage less. Dig in where you will not move.',
  place: 'New units come where the card says. Keep the front in supply and the victory cities held.',
  'rail-from': 'Rail carries units any distance behind your own lines: bring reserves to where the next attack will be.',
  'rebase-from': 'Keep aircraft within two areas of the coming battles.',
  'buy-card':
    'Build points buy back cards that you have played; what is left over is lost. Attack cards and cards that place armor are worth their price.',
  bid: 'A bid gives up build points for the side that you want.',
}

export const guide: Guide = ({ step }) => ADVICE[step]
