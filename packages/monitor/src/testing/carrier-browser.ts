import type { Mail } from '../kernel/mailbox.ts'
import { freshAddress } from './start-test-company.ts'
import type { TestMonitor } from './test-monitor.ts'

/** A browser of a carrier, who opens the link of the newest rate confirmation among some mails. */
export function carrierBrowser(
  { newBrowser, monitor }: Pick<TestMonitor, 'newBrowser' | 'monitor'>,
  mails: readonly Mail[],
) {
  const browser = newBrowser(freshAddress())
  const token = mails
    .map(({ text }) => /confirmations\/([\w-]{43})/.exec(text)?.[1])
    .findLast(each => each !== undefined)
  const path = (rest: string, other = token) => `/monitor/confirmations/${other}${rest}`
  const post = async (rest: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams(fields).toString()
    const response = await browser.fetch(path(rest), {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
        ...headers,
      },
    })
    await monitor.services.background.settled()
    return response
  }
  const newestCode = () => mails.findLast(({ code }) => code !== null)?.code ?? ''
  return {
    token,
    open: (rest = '', other = token) => browser.fetch(path(rest, other)),
    post,
    newestCode,
    /** Asks for a code and enters it. */
    enterWithCode: async () => {
      await post('/code', {})
      await post('/enter', { code: newestCode() })
    },
  }
}
