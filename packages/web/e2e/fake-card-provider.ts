import type { Page, Route } from 'playwright/test'

/** A test card number: its check digit is valid, and no one owns it. */
export const TEST_NUMBER = '4012000033330026'

const FRAMES = 'https://assets.braintreegateway.com/**'
const GATEWAY = 'https://payments.sandbox.braintree-api.com/graphql'

/** The gateway's configuration for the client, with the address of the provider's frames. */
const CONFIGURATION = {
  data: {
    clientConfiguration: {
      environment: 'SANDBOX',
      clientApiUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/fake/client_api',
      assetsUrl: 'https://assets.braintreegateway.com',
      analyticsUrl: 'https://origin-analytics-sand.sandbox.braintree-api.com/fake',
      merchantId: 'fake',
      creditCard: { challenges: ['CVV', 'POSTAL_CODE'], supportedCardBrands: ['VISA'] },
      supportedFeatures: ['TOKENIZE_CREDIT_CARDS'],
    },
  },
}

/**
 * The page in each of the provider's frames. It speaks the provider's own protocol between frames and page: it reports
 * that it is ready, uses the page's fonts and colors, and when the page submits the card, the number frame sends the
 * values of all frames to the gateway and returns the gateway's response.
 */
const FRAME = `<!doctype html><html lang="en"><title>Card field</title>
<style>html,body,input{margin:0;width:100%;height:100%;border:0;outline:0;background:none;font:13px sans-serif}</style>
<body><label><span style="position:absolute;opacity:0" id="name"></span><input aria-labelledby="name"></label><script>
const NAMES = { number: 'Card number', expirationDate: 'Expiry', cvv: 'Security code', postalCode: 'Postal code' }
const field = window.name.replace('braintree-hosted-field-', '')
const channel = location.hash.slice(1)
const input = document.querySelector('input')
const ready = crypto.randomUUID()
document.getElementById('name').textContent = NAMES[field]
const send = (event, eventData, reply) =>
  parent.postMessage('/*framebus*/' + JSON.stringify({ event, origin: '*', eventData, reply }), '*')
const textOf = name => parent.frames['braintree-hosted-field-' + name].document.querySelector('input').value
const tokenize = async answer => {
  const missing = Object.keys(NAMES).filter(name => textOf(name) === '')
  if (missing.length > 0)
    return answer([{ type: 'CUSTOMER', code: 'HOSTED_FIELDS_FIELDS_INVALID', message: 'Invalid',
      details: { invalidFieldKeys: missing } }])
  const body = JSON.stringify({ number: textOf('number'), cvv: textOf('cvv'), expirationDate: textOf('expirationDate') })
  try {
    const given = await (await fetch('${GATEWAY}', { method: 'POST', body })).json()
    answer(given.nonce ? [null, given] : [{ type: 'CUSTOMER', code: 'HOSTED_FIELDS_FAILED_TOKENIZATION', message: 'No' }])
  } catch {
    answer([{ type: 'NETWORK', code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', message: 'No' }])
  }
}
addEventListener('message', ({ data, source }) => {
  if (typeof data !== 'string' || !data.startsWith('/*framebus*/')) return
  const { event, eventData, reply } = JSON.parse(data.slice(12))
  if (event === ready)
    for (const name of Object.keys(NAMES))
      Object.assign(parent.frames['braintree-hosted-field-' + name].document.querySelector('input').style,
        eventData.styles.input)
  if (event === channel + ':hosted-fields:TRIGGER_INPUT_FOCUS' && eventData.field === field) input.focus()
  if (event !== channel + ':hosted-fields:TOKENIZATION_REQUEST' || field !== 'number') return
  tokenize(given => source.postMessage('/*framebus*/' + JSON.stringify({ event: reply, origin: '*', eventData: given }), '*'))
})
send(channel + ':hosted-fields:FRAME_READY', { field }, ready)
</script></body></html>`

const json = (body: unknown) => ({
  status: 200,
  contentType: 'application/json',
  headers: { 'access-control-allow-origin': '*' },
  body: JSON.stringify(body),
})

/** What the fake provider received, and how it behaves. */
export interface FakeCardProvider {
  /** The bodies of cards that reached the gateway. */
  readonly cards: string[]
  /**
   * `away`: the frames do not load. `declines`: no card is accepted. `unreachable`: the gateway does not respond to a
   * card.
   */
  now: 'well' | 'away' | 'declines' | 'unreachable'
}

/** Serves the provider's own addresses for a page: its real client, in the page, connects to this fake. */
export async function fakeCardProvider(page: Page): Promise<FakeCardProvider> {
  const provider: FakeCardProvider = { cards: [], now: 'well' }
  const gateway = (route: Route) => {
    const body = route.request().postData() ?? ''
    if (!body.includes('"number"')) return route.fulfill(json(CONFIGURATION))
    if (provider.now === 'unreachable') return route.abort()
    provider.cards.push(body)
    const details = { cardType: 'Visa', lastFour: TEST_NUMBER.slice(-4) }
    const nonce = `test-visa-provider-${provider.cards.length}`
    return route.fulfill(json(provider.now === 'declines' ? {} : { nonce, details }))
  }
  await page.route(GATEWAY, gateway)
  await page.route(FRAMES, route =>
    provider.now === 'away' ? route.abort() : route.fulfill({ contentType: 'text/html', body: FRAME }),
  )
  return provider
}
