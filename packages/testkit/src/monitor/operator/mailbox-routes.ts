import type { Mail } from '../mailbox/mailbox.ts'
import { mailboxPage } from '../mailbox/mailbox-page.ts'
import type { Services } from '../services.ts'

const CLOSED = new Response(null, { status: 404 })

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

/** The codes sent so far; waits for those on their way. Null when they are not kept here. */
async function read({ background, mailbox }: Services): Promise<readonly Mail[] | null> {
  await background.settled()
  return mailbox.newest()
}

export async function answerMailboxPage(services: Services): Promise<Response> {
  const mails = await read(services)
  if (mails === null) return CLOSED.clone()
  return new Response(mailboxPage(mails), {
    headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8' },
  })
}

export async function answerMailboxJson(services: Services): Promise<Response> {
  const mails = await read(services)
  return mails === null ? CLOSED.clone() : Response.json(mails, { headers: HEADERS })
}
