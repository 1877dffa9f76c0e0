/** What `--fail-on` may name. */
export const FAIL_KINDS = [
  'fail',
  'blocked',
  'on-hold',
  'incomplete',
  'not-assessed',
  'uncertain',
  'ambiguous',
  'not-found',
  'not-read',
] as const

/** One of them. */
export type FailKind = (typeof FAIL_KINDS)[number]

const KIND_OF_RESULT: Readonly<Record<string, FailKind | null>> = {
  Pass: null,
  Override: null,
  Fail: 'fail',
  'Do not dispatch': 'blocked',
  'On hold': 'on-hold',
  Incomplete: 'incomplete',
  Ambiguous: 'ambiguous',
  'Not found': 'not-found',
  'Not read': 'not-read',
  Refused: 'not-read',
}

/** The cells of a row that decide. */
interface ResultCells {
  readonly result: string
  readonly certainty: string
}

/** What keeps a carrier from being used without a look. Empty: one that is certain may be used. */
export const failKindsOf = ({ result, certainty }: ResultCells): readonly FailKind[] => {
  const kind = result in KIND_OF_RESULT ? KIND_OF_RESULT[result] : 'not-assessed'
  const isUncertain = certainty !== '' && certainty !== 'certain'
  return [...(kind ? [kind] : []), ...(isUncertain ? (['uncertain'] as const) : [])]
}
