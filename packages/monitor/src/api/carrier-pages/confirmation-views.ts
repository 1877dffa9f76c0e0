import {
  type ConfirmationFacts,
  type PrintedFact,
  timeInZone,
} from '../../freight/sent-confirmations/confirmation-facts.ts'
import { REPORT_FRAUD } from '../../freight/sent-confirmations/confirmation-pdf.ts'
import type { Linked, LinkState } from '../../freight/sent-confirmations/visit-confirmation.ts'
import { escapeHtml } from '../operator/operator-page.ts'
import { carrierPage } from './page.ts'

const REPORT = `<p class="note end">${escapeHtml(REPORT_FRAUD)}</p>`

const error = (text: string | undefined, id: string) =>
  text === undefined ? '' : `<p class="error" role="alert" id="${id}">${escapeHtml(text)}</p>`

const ENDED: Readonly<Record<Exclude<LinkState, 'open'>, (linked: Linked, broker: string) => string>> = {
  canceled: (_, broker) =>
    `${broker} canceled this rate confirmation. Do not pick up under it. Ask ${broker} before you do anything.`,
  expired: ({ link_ends_at }, broker) =>
    `This link ended on ${timeInZone(link_ends_at, null)}. Nothing was accepted. Ask ${broker} to send it again.`,
  accepted: ({ accepted_at }, broker) =>
    `This rate confirmation was accepted on ${accepted_at === null ? 'an earlier day' : timeInZone(accepted_at, null)}, and its link cannot be used again. If that was not you, call ${broker} at a number that you have from before.`,
}

const titleOf = ({ rate_confirmation_id }: Linked) => `Rate confirmation ${rate_confirmation_id}`

/** A link that no one sent, or that was copied in part. */
export const unknownLinkPage = (): Response =>
  carrierPage(
    'This link is not valid',
    `<p>It may have been copied in part. Open it from the e-mail that you received, or ask the broker to send it again.</p>${REPORT}`,
    { status: 404 },
  )

/** A link that opens nothing any more, and why. */
export const endedPage = (state: Exclude<LinkState, 'open'>, linked: Linked, broker: string): Response =>
  carrierPage(titleOf(linked), `<p>${escapeHtml(ENDED[state](linked, broker))}</p>${REPORT}`, { status: 410 })

interface Reported {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly message?: string
}

/** Before its code: it says who sent it, and nothing of what it says. */
export const codePage = (
  linked: Linked,
  {
    broker,
    path,
    awaitsCode,
  }: { readonly broker: string; readonly path: string; readonly awaitsCode: boolean },
  { message, ...reported }: Reported = {},
): Response => {
  const at = escapeHtml(path)
  const enter = `<p>A code was mailed to the address that this link was sent to. It works for 10 minutes.</p>
<form method="post" action="${at}/enter">
<label>Code <input type="text" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required${message === undefined ? '' : ' aria-invalid="true" aria-describedby="reported"'}></label>
${error(message, 'reported')}
<button type="submit">Open</button>
</form>
<form method="post" action="${at}/code"><button type="submit" class="plain">Mail another code</button></form>`
  const request = `<p>To open it, have a code mailed to the address that this link was sent to.</p>
${error(message, 'reported')}
<form method="post" action="${at}/code"><button type="submit">Mail me a code</button></form>`
  return carrierPage(
    titleOf(linked),
    `<p>From ${escapeHtml(broker)}.</p>${awaitsCode ? enter : request}${REPORT}`,
    reported,
  )
}

const list = (facts: readonly PrintedFact[]) =>
  `<dl>${facts.map(({ label, text }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd>`).join('')}</dl>`

const section = (heading: string, facts: readonly PrintedFact[]) =>
  `<h2>${escapeHtml(heading)}</h2>${list(facts)}`

const acceptForm = (path: string, message: string | undefined, name: string) => `<h2>Accept</h2>
${error(message, 'reported')}
<form method="post" action="${escapeHtml(path)}/accept">
<label>Your name <input type="text" name="name" autocomplete="name" maxlength="100" required value="${escapeHtml(name)}"></label>
<label class="check"><input type="checkbox" name="agrees" value="yes" required> I may act for this carrier, and it accepts this rate confirmation.</label>
<p class="note">Your name, the time and the address of your device on the internet are kept with it.</p>
<button type="submit">Accept the rate confirmation</button>
</form>`

/** What is accepted: who, when, and which document. */
const acceptedText = ({ accepted_at, accepted_by, pdf_sha256 }: Linked): string =>
  accepted_at === null
    ? ''
    : `<p role="status"><strong>Accepted by ${escapeHtml(accepted_by ?? '')} on ${escapeHtml(timeInZone(accepted_at, null))}.</strong></p>
<p class="note">SHA-256 of the document: ${escapeHtml(pdf_sha256)}</p>`

/** After its code: what it says, its document, and the form that accepts it. */
export const openPage = (
  linked: Linked,
  { facts, path }: { readonly facts: ConfirmationFacts; readonly path: string },
  { message, name = '', ...reported }: Reported & { readonly name?: string } = {},
): Response =>
  carrierPage(
    titleOf(linked),
    `${acceptedText(linked)}
<p><a href="${escapeHtml(path)}/document">Open the document (PDF)</a></p>
${section('Broker', facts.broker)}${section('Carrier', facts.carrier)}${section('Load', facts.load)}
${facts.stops.map(stop => section(stop.heading, stop.facts)).join('')}
${section('Terms', facts.terms)}
${facts.conditions === null ? '' : `<p class="conditions">${escapeHtml(facts.conditions)}</p>`}
${linked.accepted_at === null ? acceptForm(path, message, name) : error(message, 'reported')}${REPORT}`,
    reported,
  )
