import type { Game } from '@railhead/table'
import { outposts } from '../outposts/index.ts'
import type { State } from '../outposts/state.ts'
import * as choices from './choices.ts'
import * as machine from './machine.ts'
import * as secrets from './secrets.ts'
import * as story from './story.ts'

/** The model game with one thing wrong. */
export interface BrokenGame {
  /** What is wrong with it. */
  readonly wrong: string
  /** The property that must name it. */
  readonly breaks: string
  readonly game: Game<State>
}

/** One mistake each, of the kinds that games really make. */
export const BROKEN: readonly BrokenGame[] = [
  { wrong: 'every set-up shuffles differently', breaks: 'deterministic', game: machine.shufflesByItself() },
  { wrong: 'the events differ from time to time', breaks: 'deterministic', game: story.numbersItsEvents() },
  { wrong: 'points go to the game set up last', breaks: 'games-do-not-touch', game: machine.sharesModuleState() },
  { wrong: 'a copy is the state itself', breaks: 'copies-are-whole-and-apart', game: machine.copiesNothing() },
  { wrong: 'a copy lacks the scores', breaks: 'copies-are-whole-and-apart', game: machine.copiesWithoutScores() },
  { wrong: 'asking draws a number', breaks: 'reading-changes-nothing', game: machine.drawsWhenAsked() },
  { wrong: 'viewing forgets a discarded card', breaks: 'reading-changes-nothing', game: machine.changesWhenViewed() },
  { wrong: 'a choice is listed twice', breaks: 'questions-are-sound', game: choices.listsTwice() },
  { wrong: 'more than 300 choices', breaks: 'questions-are-sound', game: choices.listsTooMany() },
  { wrong: 'a question without choices', breaks: 'questions-are-sound', game: choices.listsNothing() },
  { wrong: 'a seat is asked that is empty', breaks: 'questions-are-sound', game: choices.asksTheAbsent() },
  { wrong: 'a question that fills in is not asked as one', breaks: 'questions-are-sound', game: choices.fillsInUnasked() },
  { wrong: 'choices are described in another order', breaks: 'questions-are-sound', game: choices.describesBackwards() },
  { wrong: 'a listed choice throws', breaks: 'listed-choices-apply', game: choices.throwsAtThree() },
  { wrong: 'a listed choice is refused', breaks: 'listed-choices-apply', game: choices.refusesThree() },
  { wrong: 'a save loses the scores', breaks: 'saves-round-trip', game: machine.savesWithoutScores() },
  { wrong: 'a save loses the chance', breaks: 'saves-round-trip', game: machine.savesWithoutChance() },
  { wrong: 'a save is not JSON', breaks: 'saves-round-trip', game: machine.savesNonsense() },
  { wrong: 'a position without hands makes loading crash', breaks: 'positions-are-checked', game: machine.trustsPositions() },
  { wrong: 'what was announced is remembered beside the state', breaks: 'undo-restores', game: machine.announcesOnce() },
  { wrong: 'listening earns a point', breaks: 'undo-restores', game: story.listeningEarns() },
  { wrong: 'a refusal costs a point', breaks: 'unlisted-is-refused', game: choices.refusingCosts() },
  { wrong: 'a stake of four is not refused', breaks: 'unlisted-is-refused', game: choices.allowsFour() },
  { wrong: 'a refusal names no rule', breaks: 'unlisted-is-refused', game: choices.refusesWithoutRule() },
  { wrong: 'a refusal has no sentence', breaks: 'unlisted-is-refused', game: choices.refusesWithoutWords() },
  { wrong: 'junk is answered with an exception', breaks: 'unlisted-is-refused', game: choices.throwsAtJunk() },
  { wrong: 'a view contains the key', breaks: 'views-keep-the-key', game: secrets.showsTheKey() },
  { wrong: 'a view shows the top of the deck', breaks: 'imagined-views-agree', game: secrets.showsTheDeck() },
  { wrong: 'imagining deals the own hand anew', breaks: 'imagined-views-agree', game: secrets.imaginesOwnHand() },
  { wrong: 'imagining forgets who has pledged', breaks: 'imagined-views-agree', game: secrets.forgetsPledges() },
  { wrong: 'imagining keeps a sealed chance', breaks: 'imagined-views-agree', game: secrets.imaginesSealed() },
  { wrong: 'reimagining deals the own hand anew', breaks: 'reimagined-worlds-agree', game: secrets.redealsOwnHand() },
  { wrong: 'reimagining changes the state itself', breaks: 'reimagined-worlds-agree', game: secrets.redealsInPlace() },
  { wrong: 'masking hides nothing', breaks: 'masked-states-agree', game: secrets.masksNothing() },
  { wrong: 'masking shuffles what lay in some order', breaks: 'masked-states-agree', game: secrets.masksByShuffling() },
  { wrong: 'masking hides the own hand', breaks: 'masked-states-agree', game: secrets.masksOwnHand() },
  { wrong: 'masking changes the state itself', breaks: 'masked-states-agree', game: secrets.masksInPlace() },
  { wrong: 'a view shows every hand', breaks: 'views-keep-secrets', game: secrets.showsEveryHand() },
  { wrong: 'hands are hidden in a game called open', breaks: 'open-games-are-open', game: { ...outposts, open: true } },
  { wrong: 'nothing is ever told', breaks: 'events-rebuild-the-log', game: story.tellsNothing() },
  { wrong: 'nothing comes out while nobody listens', breaks: 'events-rebuild-the-log', game: story.revealsToListeners() },
  { wrong: 'an event is told only to those who were there', breaks: 'events-rebuild-the-log', game: story.forgetsAtLoading() },
  { wrong: 'an event tells everybody which card was drawn', breaks: 'events-keep-secrets', game: story.tellsEverybody() },
  { wrong: 'an event repeats its secret openly', breaks: 'events-keep-secrets', game: story.repeatsItsSecret() },
  { wrong: 'rolling a die is said to reveal nothing', breaks: 'revealed-is-honest', game: secrets.rollsQuietly() },
  { wrong: 'an open pledge is said to reveal nothing', breaks: 'revealed-is-honest', game: secrets.pledgesOpenly() },
  { wrong: 'the leader is asked for a target for ever', breaks: 'games-end', game: machine.neverEnds() },
  { wrong: 'the outcome leaves a seat out', breaks: 'games-end', game: machine.leavesSeatOut() },
  { wrong: 'points are paid twice', breaks: 'invariants-hold', game: machine.paysTwice() },
]
