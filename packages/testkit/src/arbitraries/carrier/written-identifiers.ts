import { type Identifier, NSC_REGIONS } from '@fairhaul/core'
import fc from 'fast-check'

const from = (letters: string, minLength: number, maxLength = minLength) =>
  fc.string({ unit: fc.constantFrom(...letters.split('')), minLength, maxLength })
const DIGITS = '0123456789'
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const held = <Type extends Identifier['type']>(
  type: Type,
  value: fc.Arbitrary<string>,
  region: fc.Arbitrary<string | null> = fc.constant(null),
): fc.Arbitrary<Identifier> => fc.record({ type: fc.constant(type), value, region })

/** Identifiers of all nine types in every form that a register writes: short CVOR numbers, all regions, RFC with Ñ and &. */
export const writtenIdentifiers: fc.Arbitrary<Identifier> = fc.oneof(
  ...(['MC', 'DOT', 'MX', 'FF'] as const).map(type => held(type, from(DIGITS, 1, 8))),
  held('SCAC', from(CAPITALS, 2, 4)),
  held('CVOR', from(DIGITS, 6, 9)),
  held(
    'NIR_QC',
    fc.tuple(from(CAPITALS, 1), from(DIGITS, 6), from(DIGITS, 1)).map(parts => parts.join('-')),
  ),
  held('NSC', from(DIGITS, 4, 15), fc.option(fc.constantFrom(...NSC_REGIONS), { nil: null })),
  held(
    'RFC',
    fc
      .tuple(from(`${CAPITALS}Ñ&`, 3, 4), from(DIGITS, 6), from(CAPITALS + DIGITS, 0, 7))
      .map(parts => parts.join('')),
  ),
)
