import type { UserId } from '@fairhaul/core'
import { afterEach, expect, it } from 'vitest'
import { storageOf } from './testing/storage-of.ts'
import { browserTypedDrafts } from './typed-drafts.ts'
import { browserUnsavedText } from './unsaved-text.ts'

afterEach(() => document.body.replaceChildren())

const DANA = 1 as UserId
const ROBIN = 2 as UserId
const NOTE = '<form aria-label="New note"><label>Text <textarea></textarea></label></form>'

const setUp = () => {
  const storage = storageOf()
  const place = { address: '/broker/carriers/7' }
  let done = 0
  const drafts = browserTypedDrafts({
    page: document,
    address: () => place.address,
    storage,
    typed: browserUnsavedText(document, () => done),
  })
  const open = (html: string) => {
    document.body.innerHTML = html
    return fieldOf()
  }
  const send = () => void (done += 1)
  return { drafts, storage, place, open, send }
}

const fieldOf = () => {
  const field = document.querySelector<HTMLTextAreaElement | HTMLInputElement>('textarea, input')
  if (field === null) throw new Error('There is no field')
  return field
}

const type = (field: HTMLTextAreaElement | HTMLInputElement, text: string) => {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

it('what was typed is back in the same field of the same address, once, also if the field comes later', async () => {
  const { drafts, storage, open } = setUp()
  type(open(NOTE), 'Called, ask for Ruth')
  drafts.keep(DANA)
  document.body.replaceChildren()
  drafts.restoreFor(DANA)
  const values: string[] = []
  document.addEventListener('input', ({ target }) => void values.push((target as HTMLInputElement).value))
  const field = open(NOTE)
  await expect.poll(() => field.value).toBe('Called, ask for Ruth')
  expect(values).toEqual(['Called, ask for Ruth'])
  expect(storage.keys()).toEqual([])
})

it('another person gets nothing of it, and what they type takes its place', () => {
  const { drafts, open } = setUp()
  type(open(NOTE), 'Dana’s own')
  drafts.keep(DANA)
  const field = open(NOTE)
  drafts.restoreFor(ROBIN)
  expect(field.value).toBe('')
  type(field, 'Robin’s')
  drafts.keep(ROBIN)
  const again = open(NOTE)
  drafts.restoreFor(DANA)
  expect(again.value).toBe('')
})

it.each([
  ['another address', NOTE, '/broker/carriers/8'],
  ['another form', NOTE.replace('New note', 'Override'), '/broker/carriers/7'],
  ['another field', NOTE.replace('Text', 'Reason'), '/broker/carriers/7'],
])('it is not typed into %s', (_, html, address) => {
  const { drafts, open, place } = setUp()
  type(open(NOTE), 'a note')
  drafts.keep(DANA)
  place.address = address
  const field = open(html)
  drafts.restoreFor(DANA)
  expect(field.value).toBe('')
})

it('a field that already has text keeps it, and the draft is gone', () => {
  const { drafts, storage, open } = setUp()
  type(open(NOTE), 'older')
  drafts.keep(DANA)
  const field = open(NOTE)
  field.value = 'newer'
  drafts.restoreFor(DANA)
  expect([field.value, storage.keys()]).toEqual(['newer', []])
})

it.each([
  ['a code', '<form><input autocomplete="one-time-code"></form>'],
  ['a search', '<form role="search"><input></form>'],
  ['a field of no form', '<input>'],
])('%s is not kept', (_, html) => {
  const { drafts, storage, open } = setUp()
  type(open(html), '123456')
  drafts.keep(DANA)
  expect(storage.keys()).toEqual([])
})

it('what was sent is not kept', () => {
  const { drafts, storage, open, send } = setUp()
  type(open(NOTE), 'a note')
  send()
  drafts.keep(DANA)
  expect([drafts.isTyping(), storage.keys()]).toEqual([false, []])
})

it.each([
  [NOTE, true],
  ['<div role="dialog" aria-label="Override"><input></div>', true],
  ['<form><input></form>', false],
])('closing the page with text in %s is a loss: %s', (html, isLoss) => {
  const { drafts, open } = setUp()
  type(open(html), 'a text')
  expect(drafts.isTyping()).toBe(isLoss)
})

it.each(['{', '{"owner":1}', '{"owner":1,"drafts":[{"at":7}]}', 'null'])(
  'a storage with %s has no drafts',
  stored => {
    const { drafts, storage, open } = setUp()
    storage.write('fairhaul.drafts', stored)
    const field = open(NOTE)
    drafts.restoreFor(DANA)
    expect(field.value).toBe('')
  },
)
