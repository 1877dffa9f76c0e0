import { type MailStatus, mailStatusOf, type RateConfirmationMail } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, instant, nullable, text } from './values.ts'

/** Any name is a status: one that is not known here is undelivered. Source: section 4, "Rate confirmation mail status". */
const mailStatus: Reader<MailStatus> = value => mailStatusOf(nullable(text)(value))

/** An e-mail that takes a rate confirmation to a carrier. Source: section 3, "Rate confirmation mail". */
export const rateConfirmationMail: Reader<RateConfirmationMail> = record({
  id: id<'rate-confirmation-mail'>,
  subject: nullable(text),
  user_id: id<'user'>,
  creator_name: nullable(text),
  status: mailStatus,
  created_at: instant,
})
