import type { Carver } from '@railhead/table'
import { AXIS, type Side, SOVIET } from './units.ts'

/** What is known of the battle that is being fought ([8.4.2.2]). All zero when there is none. */
export class Battle {
  readonly bytes: Uint8Array

  constructor(carve: Carver) {
    this.bytes = carve.u8(15)
  }

  /** The attacked area; 0 when there is no battle. */
  get target(): number {
    return this.bytes[0]
  }
  set target(value: number) {
    this.bytes[0] = value
  }
  get attacker(): Side {
    return this.bytes[1] as Side
  }
  set attacker(value: number) {
    this.bytes[1] = value
  }
  get defender(): Side {
    return this.bytes[1] === AXIS ? SOVIET : AXIS
  }
  /** Where the attack stands in the cards. */
  get op(): number {
    return this.bytes[2]
  }
  set op(value: number) {
    this.bytes[2] = value
  }
  /** Dice that cards in front give the defender. */
  get defenceDice(): number {
    return this.bytes[3]
  }
  set defenceDice(value: number) {
    this.bytes[3] = value
  }
  /** 1 when a card in front gives a tie to the Soviets. */
  get sovietTie(): number {
    return this.bytes[4]
  }
  set sovietTie(value: number) {
    this.bytes[4] = value
  }
  get attackerDamage(): number {
    return this.bytes[5]
  }
  /** Damage that the attacker suffers. */
  set attackerDamage(value: number) {
    this.bytes[5] = value
  }
  /** Damage that the defender suffers, after doubling and entrenchment. */
  get defenderDamage(): number {
    return this.bytes[6]
  }
  set defenderDamage(value: number) {
    this.bytes[6] = value
  }
  /** 1 while that side still owes an Armor loss. */
  get attackerOwesArmor(): number {
    return this.bytes[7]
  }
  set attackerOwesArmor(value: number) {
    this.bytes[7] = value
  }
  get defenderOwesArmor(): number {
    return this.bytes[8]
  }
  set defenderOwesArmor(value: number) {
    this.bytes[8] = value
  }
  get winner(): number {
    return this.bytes[9]
  }
  set winner(value: number) {
    this.bytes[9] = value
  }
  get attackerDice(): number {
    return this.bytes[10]
  }
  set attackerDice(value: number) {
    this.bytes[10] = value
  }
  get defenderDice(): number {
    return this.bytes[11]
  }
  set defenderDice(value: number) {
    this.bytes[11] = value
  }
  /** 1 when the attacker has chosen to advance. */
  get advances(): number {
    return this.bytes[12]
  }
  set advances(value: number) {
    this.bytes[12] = value
  }
  /** Losses still to be taken by the side that takes them now. */
  get owed(): number {
    return this.bytes[13]
  }
  set owed(value: number) {
    this.bytes[13] = value
  }

  /** The neighbours of the area from which units attacked, one bit each in the order of the map. */
  get origins(): number {
    return this.bytes[14]
  }
  set origins(value: number) {
    this.bytes[14] = value
  }

  clear(): void {
    // A small loop: `fill` takes several times as long for so few bytes.
    for (let i = 0; i < this.bytes.length; i++) this.bytes[i] = 0
  }
}
