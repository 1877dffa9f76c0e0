import { momentBefore } from '../days.ts'
import { COMPANY } from '../demo/demo-companies.ts'
import { randomFrom } from '../random.ts'
import type { WorldRows } from '../world.ts'
import type { ConnectionPlan } from './connection-plans.ts'

type Invitation = NonNullable<WorldRows['connection_invitations']>[number]

const DANA = 1
const PRIYA = 4
/** The owner of Eagle Mesa, among the people who act for carriers. */
const EAGLE_OWNER = 1

/** Carriers with unanswered invitations. */
const REQUESTED = { from: 166, to: 200 }

const invitation = (
  carrier_id: number,
  created_at: string,
  change: Partial<Invitation> = {},
): Invitation => ({
  issuer_id: COMPANY.northlake,
  carrier_id,
  classification_ids: [],
  email: `dispatch@carrier${carrier_id}.example`,
  user_id_for_email: null,
  invited_by: carrier_id % 2 === 0 ? DANA : PRIYA,
  sends: 1,
  delivery: 'delivered',
  delivered_at: created_at,
  claimed_at: null,
  created_at,
  updated_at: created_at,
  ...change,
})

const undelivered = (delivery: 'pending' | 'failed') => ({ delivery, delivered_at: null })

/** An unanswered invitation; its mail is in turn delivered, failed, resent or pending. */
const requests = (carrier: number, today: string): Invitation => {
  const random = randomFrom(`demo/invitation/${carrier}`)
  const days = random.whole(1, 60)
  const sent = momentBefore(today, days)
  const again = momentBefore(today, Math.floor(days / 2), 800)
  const classification_ids = random.pick([[], [1], [3], [1, 3]])
  const outcomes: readonly Partial<Invitation>[] = [
    {},
    undelivered('failed'),
    { sends: 2, delivered_at: again, updated_at: again },
    { sends: 3, ...undelivered('failed'), updated_at: again },
    undelivered('pending'),
  ]
  return invitation(carrier, sent, { classification_ids, ...outcomes[carrier % outcomes.length] })
}

/** An accepted invitation. One in six was accepted before its mail was delivered. */
const claimed = (carrier: number, today: string): Invitation => {
  const random = randomFrom(`demo/claimed/${carrier}`)
  const days = random.whole(200, 700)
  return invitation(carrier, momentBefore(today, days), {
    classification_ids: random.pick([[], [], [1], [7]]),
    claimed_at: momentBefore(today, days - random.whole(1, 9), 720),
    ...(random.chance(0.17) ? undelivered('pending') : {}),
  })
}

/**
 * Northlake's invitations: accepted ones, unanswered ones, one to a person and two to the same carrier. The newest was
 * sent today.
 */
export const invitationRows = (
  plans: readonly ConnectionPlan[],
  carriers: number,
  today: string,
): readonly Invitation[] => {
  const answered = plans.filter(
    ({ issuer, state }) => issuer === COMPANY.northlake && state.answered === true,
  )
  const open = Array.from({ length: REQUESTED.to - REQUESTED.from + 1 }, (_, at) => REQUESTED.from + at)
  const now = momentBefore(today, 0, 30)
  return [
    ...answered.map(({ carrier }) => claimed(carrier, today)),
    ...open.filter(carrier => carrier <= carriers).map(carrier => requests(carrier, today)),
    invitation(2, momentBefore(today, 420), {
      email: null,
      user_id_for_email: EAGLE_OWNER,
      claimed_at: momentBefore(today, 419),
    }),
    invitation(14, momentBefore(today, 12), undelivered('failed')),
    invitation(14, now, { email: 'office@yardlenwick.example', ...undelivered('pending') }),
  ]
}
