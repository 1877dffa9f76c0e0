import {
  areasContract,
  carriersContract,
  featureFlagsContract,
  ruleOverridesContract,
  rulesContract,
  sessionContract,
  subscriptionsContract,
} from '@fairhaul/testkit/contracts'
import { type ContractOffice, startContractOffice } from '@fairhaul/testkit/office'
import { afterAll, beforeAll, describe } from 'vitest'
import { httpAreas } from './calls/areas.ts'
import { httpCarriers } from './calls/carriers.ts'
import { httpFeatureFlags } from './calls/feature-flags.ts'
import { httpRuleOverrides } from './calls/rule-overrides.ts'
import { httpRules } from './calls/rules.ts'
import { httpSession } from './calls/session.ts'
import { httpSubscriptions } from './calls/subscriptions.ts'
import { cookieFetch } from './node/cookie-fetch.ts'
import { type Http, http } from './transport/http.ts'

describe('over HTTP, against the monitor', () => {
  let office: ContractOffice
  beforeAll(async () => {
    office = await startContractOffice()
  })
  afterAll(() => office.monitor.close())

  /** A new browser, in which nobody is signed in. */
  const visitor = (): Http =>
    http({
      base: 'http://portal.test/monitor',
      fetch: cookieFetch((url, init) => office.monitor.monitor.fetch(new Request(url, init))),
    })

  /** A new browser, in which the broker of the office is signed in. */
  const broker = async (): Promise<Http> => {
    const email = office.newEmail()
    const send = visitor()
    const session = httpSession(send)
    await session.signIn({ email })
    const outcome = await session.enterCode({ code: await office.monitor.codeFor(email) })
    if (!outcome.ok) throw new Error(`The broker could not sign in: ${outcome.refusal.kind}`)
    return send
  }

  sessionContract(async () => ({
    session: httpSession(visitor()),
    email: office.newEmail(),
    codeFor: email => office.monitor.codeFor(email),
  }))
  featureFlagsContract(async () => ({ board: httpFeatureFlags(await broker()), ...office.facts }))
  carriersContract(async () => {
    const send = await broker()
    return { carriers: httpCarriers(send), subscriptions: httpSubscriptions(send), ...office.facts }
  })
  rulesContract(async () => ({ rules: httpRules(await broker()), ...office.facts }))
  ruleOverridesContract(async () => ({
    overrides: httpRuleOverrides(await broker()),
    nextCarrier: office.nextCarrier,
    ...office.facts,
  }))
  subscriptionsContract(async () => ({
    subscriptions: httpSubscriptions(await broker()),
    nextCarrier: office.nextCarrier,
    ...office.facts,
  }))
  areasContract(async () => ({ areas: httpAreas(await broker()), ...office.facts }))
})
