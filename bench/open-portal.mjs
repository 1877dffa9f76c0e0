import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from 'playwright'
import { buildPortal, buildPortalServer } from '../scripts/bootstrap.mjs'
import { findChromium } from '../scripts/lib/chromium.mjs'
import { freePort } from '../scripts/lib/free-port.mjs'
import { startService } from '../scripts/lib/service.mjs'

const quiet = { onLine: () => {} }

/** Signs in without a browser: the address, then the code from the mailbox. Gives the session cookie. */
export async function signIn(monitor, email) {
  const post = async (path, body, cookie) => {
    const headers = {
      'content-type': 'application/json',
      'x-csrf-token': 'sign-in',
      ...(cookie ? { cookie } : {}),
    }
    const answer = await fetch(`${monitor}/monitor/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (answer.status === 429) {
      // A run just before this one requested a code for the same address.
      await pause(1000 * Number(answer.headers.get('retry-after')))
      return post(path, body, cookie)
    }
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}`)
    return answer.headers
      .getSetCookie()
      .map(line => line.split(';')[0])
      .join('; ')
  }
  const pending = await post('sign_in', { email })
  const mails = await (await fetch(`${monitor}/mailbox.json`)).json()
  const cookie = await post('sign_in/code', { code: mails.find(mail => mail.to === email).code }, pending)
  return cookie.split('; ').find(part => part.startsWith('fairhaul_session='))
}

/** Starts the portal before a monitor, and a browser. */
export async function openBrowser({ url, cookie }) {
  const dist = await buildPortal()
  const port = await freePort(4700)
  const server = await buildPortalServer()
  const portal = await startService(
    'portal',
    [`${server}/main.js`, '--port', String(port), '--monitor', url, '--dist', dist],
    quiet,
  )
  const { path, env } = await findChromium()
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: ['--no-sandbox'],
  })
  const [name, value] = cookie.split('=')
  // Texts of one length, here and on the yardstick, that have more than twenty results on either side.
  const ours = {
    address: `http://localhost:${port}/broker/`,
    text: 'copper',
    cookies: [{ name, value, domain: 'localhost', path: '/' }],
  }
  const stop = async () => {
    await browser.close()
    await portal.stop()
  }
  return { browser, ours, dist, stop }
}
