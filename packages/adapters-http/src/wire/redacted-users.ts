import { type Redactable, type RedactedUser, type RedactedUsers, readRedactable } from '@fairhaul/core'
import { list } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, nullable, text } from './values.ts'

const redactable: Reader<Redactable> = value => readRedactable(nullable(text)(value))

const redactedUser: Reader<RedactedUser> = record({
  id: id<'user'>,
  name: redactable,
  phone: redactable,
  email: redactable,
})

/** Everyone who acts for a carrier. Source: section 3, "Redacted users". */
export const redactedUsers: Reader<RedactedUsers> = record({
  carrier_users: list(redactedUser),
  active_dispatchers: list(redactedUser),
  inactive_dispatchers: list(redactedUser),
  pending_dispatchers: list(redactedUser),
})
