import type { Mail } from '../mailbox/mailbox.ts'
import type { Services } from '../services.ts'

const CLOSED = new Response(null, { status: 404 })

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

/** The messages sent so far; waits for those being sent. Null when they are not stored here. */
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

const RELOAD_SECONDS = 5

const escape = (text: string) => text.replaceAll(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** Turns the URLs of an escaped text into links. */
const linked = (escaped: string) =>
  escaped.replaceAll(
    /https?:\/\/[^\s<>&]+(?:&#38;[^\s<>&]+)*/g,
    address => `<a href="${address}">${address}</a>`,
  )

const card = ({ to, subject, text, code, sent_at }: Mail) => `<li>
${code === null ? '' : `<p class="code">${escape(code)}</p>`}
<div><p class="to">${escape(to)}</p>
<p>${escape(subject)} · <time datetime="${sent_at.toISOString()}">${sent_at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time></p>
${code === null || /https?:/.test(text) ? `<p class="text">${linked(escape(text))}</p>` : ''}</div>
</li>`

/** The operator's page of messages, newest first. Without script: a meta element reloads it. */
export const mailboxPage = (mails: readonly Mail[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RELOAD_SECONDS}">
<title>Mailbox</title>
<style>
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem }
h1 { font-size: 1.25rem; margin: 0 }
ul { list-style: none; padding: 0; margin: 1.5rem 0 }
li { display: flex; gap: 1.5rem; align-items: center; padding: .75rem 0; border-top: 1px solid #8884 }
p { margin: 0; overflow-wrap: anywhere }
.code { font: 600 1.5rem/1 ui-monospace, monospace; letter-spacing: .08em; user-select: all }
.to { font-weight: 600 }
time, .note { color: GrayText }
.text { white-space: pre-line }
</style>
</head>
<body>
<h1>Mailbox</h1>
<p class="note">What this machine's monitor has sent. Newest first. The page refreshes itself.</p>
${mails.length === 0 ? '<p>Nothing has been sent yet.</p>' : `<ul>${mails.map(card).join('\n')}</ul>`}
</body>
</html>
`
