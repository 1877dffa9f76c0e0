import { readInvitationEmail } from '../account/invitation/invitation-email.ts'
import type { CarrierId, ClassificationId, UserId } from '../shared/ids.ts'
import { done, type Outcome, refused } from '../shared/outcome.ts'
import type { Problem } from '../shared/refusal.ts'
import type { Classification } from './classification.ts'
import type {
  ConnectionInvitation,
  InvitationAddressee,
  NewConnectionInvitation,
  ResendConnectionInvitation,
} from './connection-invitation.ts'

/** The values of the invitation form. */
export interface FilledConnectionInvitation {
  readonly carrierId: CarrierId
  /** As typed; blank: no address. */
  readonly email: string
  /** The user of the carrier to address. Null: none chosen. */
  readonly userId: UserId | null
  readonly classificationIds: readonly ClassificationId[]
}

const readAddressee = ({
  email,
  userId,
}: FilledConnectionInvitation): Outcome<InvitationAddressee, string> => {
  const isTyped = email.trim() !== ''
  if (userId !== null)
    return isTyped
      ? refused('Enter an e-mail address or choose a person, not both.')
      : done({ kind: 'user', userId })
  if (!isTyped) return refused('Enter an e-mail address or choose a person.')
  const read = readInvitationEmail(email)
  return read.ok ? done({ kind: 'email', email: read.value }) : refused(read.refusal.message)
}

/** Each once, ascending. */
const uniqueIds = (ids: readonly ClassificationId[]): readonly ClassificationId[] =>
  [...new Set(ids)].toSorted((one, other) => one - other)

const classificationProblems = (
  ids: readonly ClassificationId[],
  electable: readonly Pick<Classification, 'id'>[],
): readonly Problem[] =>
  ids.every(id => electable.some(each => each.id === id))
    ? []
    : [{ field: 'classificationIds', message: 'Choose from the classifications you can select.' }]

/**
 * Reads the invitation form, given the classifications that the broker may elect.
 *
 * Refuses: all problems at once, by field: `email` unless either an address or a person is given, or if the address is
 * invalid; `classificationIds` for one that may not be elected. Choice: electing none is allowed.
 * Source: section 3, "Connection invitation".
 */
export const readConnectionInvitation = (
  filled: FilledConnectionInvitation,
  electable: readonly Pick<Classification, 'id'>[],
): Outcome<NewConnectionInvitation, readonly Problem[]> => {
  const addressee = readAddressee(filled)
  const classifications = classificationProblems(filled.classificationIds, electable)
  if (!addressee.ok) return refused([{ field: 'email', message: addressee.refusal }, ...classifications])
  if (classifications.length > 0) return refused(classifications)
  return done({
    carrierId: filled.carrierId,
    classificationIds: uniqueIds(filled.classificationIds),
    addressee: addressee.value,
  })
}

/**
 * Reads the classifications for sending an invitation again.
 *
 * Refuses: `classificationIds` for one that may not be elected. Source: section 3, "Connection invitation".
 */
export const readResend = (
  { id }: Pick<ConnectionInvitation, 'id'>,
  classificationIds: readonly ClassificationId[],
  electable: readonly Pick<Classification, 'id'>[],
): Outcome<ResendConnectionInvitation, readonly Problem[]> => {
  const problems = classificationProblems(classificationIds, electable)
  return problems.length > 0
    ? refused(problems)
    : done({ id, classificationIds: uniqueIds(classificationIds) })
}
