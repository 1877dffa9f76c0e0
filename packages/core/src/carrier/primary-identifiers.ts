import type { Identifier, IdentifierType } from './identifiers.ts'

/** The order that brokers use: DOT is the carrier's key, MC what they say on the phone. */
const PRIMARY_FIRST: readonly IdentifierType[] = [
  'DOT',
  'MC',
  'MX',
  'FF',
  'SCAC',
  'CVOR',
  'NIR_QC',
  'NSC',
  'RFC',
]
const rankOf = ({ type }: Identifier): number => PRIMARY_FIRST.indexOf(type)

/** All identifiers, DOT and MC first; of one type the former ones last, else in their order. Choice: section 3 names them, not their order. */
export const identifiersInOrder = (identifiers: readonly Identifier[]): readonly Identifier[] =>
  identifiers.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || Number(one.isFormer === true) - Number(other.isFormer === true),
  )

/**
 * The identifiers in a row: the first DOT and the first MC, one that is not former before one that is. A carrier with
 * neither shows its first of any type.
 */
export const primaryIdentifiers = (identifiers: readonly Identifier[]): readonly Identifier[] => {
  const [first, ...rest] = identifiersInOrder(identifiers)
  if (first === undefined) return []
  const mc = first.type === 'DOT' ? rest.find(({ type }) => type === 'MC') : undefined
  return mc === undefined ? [first] : [first, mc]
}
