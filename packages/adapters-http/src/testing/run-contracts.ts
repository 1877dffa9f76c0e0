import { type ContractCompany, type Seed, startContractCompany } from '@fairhaul/testkit/contract-company'
import { afterAll, beforeAll, describe } from 'vitest'
import { httpSession } from '../calls/session.ts'
import { cookieFetch } from '../node/cookie-fetch.ts'
import { type Http, http } from '../transport/http.ts'
import { xhrOver } from './local-xhr.ts'

/** A test company whose monitor is called over HTTP. */
export interface HttpContractCompany<Seeded extends object = object> {
  /** The test company, once the tests run. */
  readonly testCompany: () => ContractCompany<Seeded>
  /** The rows of `seed`, once the tests run. */
  readonly seeded: () => Seeded
  /** A new browser without a session. */
  readonly visitor: () => Http
  /** A new browser, in which the broker of the test company is signed in. */
  readonly broker: () => Promise<Http>
  /** A new browser, in which the owner of an address is signed in. */
  readonly signedIn: (email: string) => Promise<Http>
}

/**
 * Runs a group of contracts against a monitor of its own, with the test company and the rows of `seed`.
 */
export const runContracts = <Seeded extends object>(
  name: string,
  contracts: (at: HttpContractCompany<Seeded>) => void,
  seed: Seed<Seeded> = async () => ({}) as Seeded,
): void => {
  describe(`${name}, over HTTP, against the monitor`, () => {
    let started: ContractCompany<Seeded>
    beforeAll(async () => {
      started = await startContractCompany(seed)
    })
    afterAll(() => started.monitor.close())

    const visitor = (): Http => {
      const fetch = cookieFetch((url, init) => started.monitor.monitor.fetch(new Request(url, init)))
      return http({ base: 'http://portal.test/monitor', fetch, xhr: () => xhrOver(fetch) })
    }
    const signedIn = async (email: string): Promise<Http> => {
      const send = visitor()
      const session = httpSession(send)
      await session.signIn({ email })
      const outcome = await session.enterCode({ code: await started.monitor.codeFor(email) })
      if (!outcome.ok) throw new Error(`${email} could not sign in: ${outcome.refusal.kind}`)
      return send
    }
    const broker = () => signedIn(started.newEmail())
    contracts({ testCompany: () => started, seeded: () => started.seeded, visitor, broker, signedIn })
  })
}
