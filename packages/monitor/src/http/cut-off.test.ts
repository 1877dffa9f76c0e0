import { expect, it } from 'vitest'
import { cuttingOff } from './cut-off.ts'

const streamed = (
  start: (controller: ReadableStreamDefaultController<Uint8Array>) => void,
  cut: () => void,
) => cuttingOff(new Response(new ReadableStream({ start }), { headers: { 'x-request-id': '1' } }), cut)

it('a body that ends is passed on as it is', async () => {
  let cuts = 0
  const response = streamed(
    controller => {
      controller.enqueue(new TextEncoder().encode('data'))
      controller.close()
    },
    () => (cuts += 1),
  )
  expect([await response.text(), response.headers.get('x-request-id'), cuts]).toEqual(['data', '1', 0])
})

it('a body that breaks off cuts its connection, and throws nothing', async () => {
  let cuts = 0
  const response = streamed(
    controller => controller.error(new Error('The client reads too slowly.')),
    () => (cuts += 1),
  )
  expect([await response.text(), cuts]).toEqual(['', 1])
})

it('a reader that leaves ends the body, and a response without one stays', async () => {
  let left: unknown
  const body = new ReadableStream<Uint8Array>({ cancel: reason => void (left = reason) })
  await cuttingOff(new Response(body), () => {}).body?.cancel('left')
  expect(left).toBe('left')
  const empty = new Response(null, { status: 204 })
  expect(cuttingOff(empty, () => {})).toBe(empty)
})
