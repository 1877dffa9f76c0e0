import { canonicalJson, type Json } from '../shared/canonical-json.ts'
import type { DecisionDocument } from './decision-record.ts'

/**
 * The result of a check.
 *
 * - `unchanged`: the whole record is what was kept.
 * - `unchanged-as-shown`: all that this user may see is; the rest has a digest that fits.
 * - `changed`: something is not what was kept.
 */
export type DecisionCheck = 'unchanged' | 'unchanged-as-shown' | 'changed'

/** The SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export type Sha256 = (text: string) => Promise<string>

/**
 * Checks a record against its digests: each part by its canonical JSON, and the record by the digests of its parts. A
 * part that this user may not see is covered by its digest alone.
 *
 * Source: section 2, "Decision record".
 */
export const checkDecision = async (
  { digest, digests, general, safety }: DecisionDocument,
  sha256: Sha256,
): Promise<DecisionCheck> => {
  const of = (value: Json) => sha256(canonicalJson(value))
  const isWhole = (await of({ ...digests })) === digest
  const isGeneral = (await of(general)) === digests.general
  if (!isWhole || !isGeneral) return 'changed'
  if (safety === null) return 'unchanged-as-shown'
  return (await of(safety)) === digests.safety ? 'unchanged' : 'changed'
}

/** What a check found, in a sentence. */
export const DECISION_CHECK_TEXTS: Readonly<Record<DecisionCheck, string>> = {
  unchanged: 'Checked: this record is exactly as it was saved.',
  'unchanged-as-shown':
    'Checked: everything shown to you is exactly as it was saved. Safety data is not shown to you.',
  changed: 'This record was changed after it was saved. Do not rely on it, and contact support.',
}
