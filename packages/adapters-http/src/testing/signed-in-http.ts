import type { TestMonitor } from '@fairhaul/monitor'
import { httpSession } from '../calls/session.ts'
import { cookieFetch } from '../node/cookie-fetch.ts'
import { type Http, http } from '../transport/http.ts'

/** A new browser, in which the owner of an address is signed in to a monitor in this process. */
export const signedInHttp = async (monitor: TestMonitor, email: string): Promise<Http> => {
  const fetch = cookieFetch((url, init) => monitor.monitor.fetch(new Request(url, init)))
  const send = http({ base: 'http://portal.test/monitor', fetch })
  const session = httpSession(send)
  await session.signIn({ email })
  const outcome = await session.enterCode({ code: await monitor.codeFor(email) })
  if (!outcome.ok) throw new Error(`${email} could not sign in: ${outcome.refusal.kind}`)
  return send
}
