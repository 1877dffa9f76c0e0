import type { CarrierId } from '../../shared/ids.ts'
import { DIGEST_KIND_NAMES, DIGEST_KINDS, type DigestKind } from './digest-preferences.ts'

/** One change of one carrier. */
export interface DigestLine {
  readonly kind: DigestKind
  readonly carrierId: CarrierId
  readonly name: string
  /** The change, in the sentence of the mail: "Pass to Fail". */
  readonly text: string
}

/** The content of the newest mail to a person, sent or not. */
export interface Digest {
  /** When it was made, an instant. */
  readonly madeAt: string
  /** Empty: nothing changed, and no mail was sent. */
  readonly lines: readonly DigestLine[]
}

/** The lines of one kind. */
export interface DigestPart {
  readonly kind: DigestKind
  readonly heading: string
  readonly lines: readonly DigestLine[]
}

/**
 * A digest by kind, in the order of the mail, each line once. Empty: kinds without a line are left out.
 *
 * Source: section 6, "Scopes".
 */
export const digestParts = ({ lines }: Digest): readonly DigestPart[] =>
  DIGEST_KIND_NAMES.map(kind => ({
    kind,
    heading: DIGEST_KINDS[kind],
    lines: [
      ...new Map(
        lines.filter(line => line.kind === kind).map(line => [`${line.carrierId} ${line.text}`, line]),
      ).values(),
    ],
  })).filter(part => part.lines.length > 0)
