import type { ConnectionInvitation, InvitationAddressee } from '@fairhaul/core'
import { list } from './list.ts'
import { type Reader, Unreadable } from './reader.ts'
import { record } from './record.ts'
import { id, instant, nullable, text } from './values.ts'

const invitation = record({
  id: id<'connection-invitation'>,
  issuer_id: id<'company'>,
  carrier_id: id<'carrier'>,
  classification_ids: list(id<'classification'>),
  email: nullable(text),
  user_id_for_email: ['userId', nullable(id<'user'>)],
  delivered_at: nullable(instant),
  created_at: instant,
})

const addresseeOf = ({
  email,
  userId,
}: Pick<ReturnType<typeof invitation>, 'email' | 'userId'>): InvitationAddressee => {
  if (email !== null && userId === null) return { kind: 'email', email }
  if (userId !== null && email === null) return { kind: 'user', userId }
  throw new Unreadable('not exactly one of an address and a user').inside('email')
}

/** A broker's invitation to a carrier. Source: section 3, "Connection invitation". */
export const connectionInvitation: Reader<ConnectionInvitation> = value => {
  const { email, userId, ...read } = invitation(value)
  return { ...read, addressee: addresseeOf({ email, userId }) }
}
