import { create as createClient } from 'braintree-web/client'
import { create as createFields } from 'braintree-web/hosted-fields'
import { beforeEach, expect, it, vi } from 'vitest'
import { CARD_FIELDS, type CardPlaces } from '../../stores/card-provider.ts'
import { openHostedFields } from './hosted-fields.ts'

vi.mock('braintree-web/client', () => ({ create: vi.fn() }))
vi.mock('braintree-web/hosted-fields', () => ({ create: vi.fn() }))

const client = { getVersion: () => '3', teardown: async () => {} }
const made = { on: vi.fn(), tokenize: vi.fn(), focus: vi.fn(), teardown: vi.fn(async () => {}) }
const placesHere = () =>
  Object.fromEntries(
    CARD_FIELDS.map(field => [field, document.createElement('div')]),
  ) as unknown as CardPlaces
const opened = (onEnter = () => {}) =>
  openHostedFields('sandbox_a_b', { places: placesHere(), onEnter }, new AbortController().signal)

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(createClient).mockResolvedValue(client)
  vi.mocked(createFields).mockResolvedValue(made)
})

it('hosted fields are placed in their slots, and no card number is typed into the page', async () => {
  const places = placesHere()
  await openHostedFields('sandbox_a_b', { places, onEnter: () => {} }, new AbortController().signal)
  expect(createClient).toHaveBeenCalledWith({ authorization: 'sandbox_a_b' })
  const [options] = vi.mocked(createFields).mock.calls[0] ?? []
  expect(Object.keys(options?.fields ?? {})).toEqual([...CARD_FIELDS])
  for (const field of CARD_FIELDS) expect(options?.fields[field]?.container).toBe(places[field])
  expect(document.querySelectorAll('input')).toHaveLength(0)
})

it.each([
  [{ cardType: 'Visa', lastFour: '1111' }, 'Visa ending in 1111'],
  [{ cardType: 'Visa' }, null],
  [undefined, null],
])('hosted fields return the nonce of the card, named %o', async (details, name) => {
  made.tokenize.mockResolvedValue({ nonce: 'tok-1', ...(details && { details }) })
  expect(await (await opened()).give()).toEqual({ kind: 'given', card: { nonce: 'tok-1', name } })
})

it.each([
  [{ code: 'HOSTED_FIELDS_FIELDS_EMPTY' }, { kind: 'incomplete', fields: CARD_FIELDS }],
  [
    { code: 'HOSTED_FIELDS_FIELDS_INVALID', details: { invalidFieldKeys: ['cvv', 'number', 'x'] } },
    { kind: 'incomplete', fields: ['number', 'cvv'] },
  ],
  [{ code: 'HOSTED_FIELDS_FIELDS_INVALID' }, { kind: 'incomplete', fields: [] }],
  [{ code: 'HOSTED_FIELDS_FAILED_TOKENIZATION' }, { kind: 'declined' }],
  [{ code: 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED' }, { kind: 'declined' }],
  [{ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' }, { kind: 'unreachable' }],
  [new TypeError('x'), { kind: 'unreachable' }],
  [undefined, { kind: 'unreachable' }],
])('hosted fields return %o as a result', async (thrown, answer) => {
  made.tokenize.mockRejectedValue(thrown)
  expect(await (await opened()).give()).toEqual(answer)
})

it('hosted fields submit on Enter, and close', async () => {
  const onEnter = vi.fn()
  const fields = await opened(onEnter)
  expect(made.on).toHaveBeenCalledWith('inputSubmitRequest', onEnter)
  fields.close()
  expect(made.teardown).toHaveBeenCalledOnce()
})

it('hosted fields are removed when the form closes before they are ready', async () => {
  const places = placesHere()
  const leaving = new AbortController()
  let ready: (it: typeof made) => void = () => {}
  vi.mocked(createFields).mockImplementation(() => {
    places.number.append('a frame')
    return new Promise(resolve => (ready = resolve))
  })
  const opening = openHostedFields('sandbox_a_b', { places, onEnter: () => {} }, leaving.signal)
  await vi.waitFor(() => expect(places.number.textContent).toBe('a frame'))
  leaving.abort(new Error('left'))
  expect(places.number.childNodes).toHaveLength(0)
  ready(made)
  await expect(opening).rejects.toThrow('left')
  expect(made.teardown).toHaveBeenCalledOnce()
})

it('hosted fields do not start after the form was closed, and pass on an error of the gateway', async () => {
  const places = placesHere()
  await expect(
    openHostedFields('sandbox_a_b', { places, onEnter: () => {} }, AbortSignal.abort(new Error('left'))),
  ).rejects.toThrow('left')
  expect(createClient).not.toHaveBeenCalled()
  vi.mocked(createClient).mockRejectedValue(new Error('no'))
  await expect(opened()).rejects.toThrow('no')
})
