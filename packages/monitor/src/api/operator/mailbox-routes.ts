import type { Services } from '../../http/services.ts'
import type { Mail } from '../../kernel/mailbox.ts'
import { escapeHtml, OPERATOR_HEADERS, operatorPage, utcText } from './operator-page.ts'

const CLOSED = new Response(null, { status: 404 })

/** The messages sent so far; waits for those being sent. Null when they are not stored here. */
async function read({ background, mailbox }: Services): Promise<readonly Mail[] | null> {
  await background.settled()
  return mailbox.newest()
}

export async function answerMailboxPage(services: Services): Promise<Response> {
  const mails = await read(services)
  if (mails === null) return CLOSED.clone()
  return mailboxPage(mails)
}

export async function answerMailboxJson(services: Services): Promise<Response> {
  const mails = await read(services)
  return mails === null ? CLOSED.clone() : Response.json(mails, { headers: OPERATOR_HEADERS })
}

const RELOAD_SECONDS = 5

/** Turns the URLs of an escaped text into links. */
const linked = (escaped: string) =>
  escaped.replaceAll(
    /https?:\/\/[^\s<>&]+(?:&#38;[^\s<>&]+)*/g,
    address => `<a href="${address}">${address}</a>`,
  )

const card = ({ to, subject, text, code, sent_at }: Mail) => `<li>
${code === null ? '' : `<p class="code">${escapeHtml(code)}</p>`}
<div><p class="to">${escapeHtml(to)}</p>
<p>${escapeHtml(subject)} · <time datetime="${sent_at.toISOString()}">${utcText(sent_at)}</time></p>
${code === null || /https?:/.test(text) ? `<p class="text">${linked(escapeHtml(text))}</p>` : ''}</div>
</li>`

const STYLE = `ul { list-style: none; padding: 0; margin: 1.5rem 0 }
li { display: flex; gap: 1.5rem; align-items: center; padding: .75rem 0; border-top: 1px solid #8884 }
.code { font: 600 1.5rem/1 ui-monospace, monospace; letter-spacing: .08em; user-select: all }
.to { font-weight: 600 }
.text { white-space: pre-line }`

/** The operator's page of messages, newest first. */
const mailboxPage = (mails: readonly Mail[]) =>
  operatorPage({
    title: 'Mailbox',
    note: "What this machine's monitor has sent. Newest first. The page refreshes itself.",
    reloadSeconds: RELOAD_SECONDS,
    width: '44rem',
    style: STYLE,
    body: mails.length === 0 ? '<p>Nothing has been sent yet.</p>' : `<ul>${mails.map(card).join('\n')}</ul>`,
  })
