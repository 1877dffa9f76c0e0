import { type ContractOffice, startContractOffice } from '@fairhaul/testkit/office'
import { afterAll, beforeAll, describe } from 'vitest'
import { httpSession } from '../calls/session.ts'
import { cookieFetch } from '../node/cookie-fetch.ts'
import { type Http, http } from '../transport/http.ts'

/** An office whose monitor is asked over HTTP. */
export interface HttpOffice {
  /** The office itself, once the tests run. */
  readonly office: () => ContractOffice
  /** A new browser, in which nobody is signed in. */
  readonly visitor: () => Http
  /** A new browser, in which the broker of the office is signed in. */
  readonly broker: () => Promise<Http>
}

/** Runs the contracts of one room against a monitor of its own. */
export const atTheOffice = (room: string, contracts: (at: HttpOffice) => void): void => {
  describe(`${room}, over HTTP, against the monitor`, () => {
    let started: ContractOffice
    beforeAll(async () => {
      started = await startContractOffice()
    })
    afterAll(() => started.monitor.close())

    const visitor = (): Http =>
      http({
        base: 'http://portal.test/monitor',
        fetch: cookieFetch((url, init) => started.monitor.monitor.fetch(new Request(url, init))),
      })
    const broker = async (): Promise<Http> => {
      const email = started.newEmail()
      const send = visitor()
      const session = httpSession(send)
      await session.signIn({ email })
      const outcome = await session.enterCode({ code: await started.monitor.codeFor(email) })
      if (!outcome.ok) throw new Error(`The broker could not sign in: ${outcome.refusal.kind}`)
      return send
    }
    contracts({ office: () => started, visitor, broker })
  })
}
