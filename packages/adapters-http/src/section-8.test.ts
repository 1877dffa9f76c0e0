import { CallFailed, type Refusal } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { adapterCalls } from './adapter-routes.ts'
import { paramsOf } from './testing/any-params.ts'
import { json, noConnection, notedClock } from './testing/local-fetch.ts'
import { wireSignedIn } from './testing/wire-samples.ts'
import { nothing } from './transport/answer.ts'
import type { AnyCall } from './transport/call.ts'
import { http } from './transport/http.ts'

/** "Most calls treat 401, 403, 404 and 422 as handled." */
const USUAL = [401, 403, 404, 422]
/** A conflict or too many requests are refusals, as the user can continue. */
const OR_LOST = [401, 403, 404, 409, 422]
const OR_TOO_OFTEN = [401, 403, 404, 422, 429]

/** The calls that differ, and what comes back of each; a 401 beside it on the pages of signing in and up. */
const HANDLED: Readonly<Record<string, readonly number[]>> = {
  'sessionCalls.current': [401, 422],
  'sessionCalls.signIn': [401, 403, 409, 422, 429],
  'sessionCalls.enterCode': [401, 403, 422, 429],
  'sessionCalls.signOut': [403, 422],

  'signUpCalls.start': [401, 403, 409, 422, 429],
  'signUpCalls.enterCode': [401, 403, 422, 429],
  'signUpCalls.giveDetails': [401, 403, 422],
  'signUpCalls.createCompany': OR_LOST,
  'signUpCalls.checkForOpenInvitation': [401, 403, 404, 422],
  'signUpCalls.claimOpenInvitation': OR_LOST,

  'apiKeyCalls.create': OR_LOST,
  'areaCalls.countries': [403, 422],

  'companyChangeOrderCalls.approve': OR_LOST,
  'companyChangeOrderCalls.reject': OR_LOST,
  'companyReportCalls.run': OR_LOST,
  'connectionCalls.setStatus': OR_LOST,
  'connectionCalls.setDismissed': OR_LOST,
  'connectionCalls.markDoNotDispatch': OR_LOST,
  'connectionCalls.hold': OR_LOST,
  'connectionCalls.release': OR_LOST,
  'identityAlertCalls.create': [401, 403, 404, 409, 422, 429],
  'identityAlertCalls.unpublish': OR_LOST,
  'identityAlertCalls.addEvidence': OR_LOST,
  'identityAlertMessageCalls.create': OR_LOST,
  'insuranceCertificateCalls.withdraw': OR_LOST,
  'insurancePolicyCalls.requestCargoPolicy': OR_LOST,
  'decisionRecordCalls.createOfLoad': OR_LOST,
  'loadCalls.update': OR_LOST,
  'rateConfirmationCalls.cancelSent': OR_LOST,
  'rateConfirmationCalls.sendToCarrier': OR_LOST,
  'monitoredCarrierCalls.match': OR_TOO_OFTEN,
  'ownCheckCalls.sendCode': OR_TOO_OFTEN,
  'ownCheckCalls.withdraw': OR_LOST,
  'policyCalls.saveDraft': OR_LOST,
  'policyCalls.discardDraft': OR_LOST,
  'policyCalls.create': OR_LOST,
  'policyCalls.revert': OR_LOST,
  'policyCalls.decide': OR_LOST,
  'policyCalls.withdraw': OR_LOST,
  'ticketCalls.update': OR_LOST,
  'webhookCalls.create': OR_LOST,
  'webhookCalls.resend': OR_LOST,
  'webhookCalls.rotateSecret': OR_LOST,

  'connectionInvitationCalls.create': [401, 403, 404, 409, 422, 429],
  'connectionInvitationCalls.resend': [401, 403, 404, 409, 422, 429],
  'userInvitationCalls.create': OR_TOO_OFTEN,
  'userInvitationCalls.resend': OR_TOO_OFTEN,
}

const KIND_OF: Readonly<Record<number, Refusal['kind']>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  406: 'redirected',
  409: 'conflict',
  418: 'redirected',
  422: 'invalid',
  429: 'too-many',
}
const ADDRESS = 'https://portal.example/elsewhere'

type NamedCall = readonly [name: string, row: AnyCall]

/** What becomes of one question, when who is here is known and the monitor answers so. */
const outcomeOf = async ([name, row]: NamedCall, answer: () => Response | Error): Promise<unknown> => {
  const fetch = async (url: string) => {
    const given =
      url.endsWith('refresh_jwt') && row.route !== 'GET refresh_jwt' ? json(wireSignedIn()) : answer()
    if (given instanceof Error) throw given
    return given
  }
  const send = http({ base: '', fetch, clock: notedClock().prompt })
  try {
    const outcome = await send(row, paramsOf(name))
    return outcome.ok ? { answered: outcome.value } : outcome.refusal.kind
  } catch (thrown) {
    if (!(thrown instanceof CallFailed)) throw thrown
    return { thrown: thrown.failure.kind, call: thrown.failure.call, status: thrown.failure.status }
  }
}

const CALLS = Object.entries(adapterCalls())

/** A list that a screen shows as empty throws too: `vehiclesOrNone` and `freightListOf` of core empty it, with the reason. */
describe.each(CALLS)('%s', (name, row) => {
  const failed = (thrown: string, status: number | null) => ({ thrown, call: row.route, status })
  const handled = HANDLED[name] ?? USUAL

  it(`hands over ${handled.join(', ')} and where the browser is sent, and throws the rest`, async () => {
    const statuses = [400, 401, 402, 403, 404, 406, 408, 409, 410, 413, 418, 422, 429, 500, 501, 503, 504]
    const came: Record<number, unknown> = {}
    for (const status of statuses)
      came[status] = await outcomeOf([name, row], () => json({ errors: [], url: ADDRESS }, status))
    const isAnswer = (status: number) => handled.includes(status) || status === 406 || status === 418
    expect(came).toEqual(
      Object.fromEntries(
        statuses.map(status => [status, isAnswer(status) ? KIND_OF[status] : failed('unavailable', status)]),
      ),
    )
  })

  it(`${name} fails the same way without a connection`, async () => {
    expect(await outcomeOf([name, row], noConnection)).toEqual(failed('offline', null))
  })

  it(`${name} fails the same way for an unreadable response`, async () => {
    const unreadable = row.read === nothing ? { answered: undefined } : failed('unreadable', 200)
    expect(await outcomeOf([name, row], () => json('nothing of the kind'))).toEqual(unreadable)
  })
})

it('every exception of the table names an existing call', () => {
  const names = CALLS.map(([name]) => name)
  for (const name of Object.keys(HANDLED)) expect(names).toContain(name)
})
