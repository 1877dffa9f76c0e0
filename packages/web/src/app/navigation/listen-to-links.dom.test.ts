import { afterEach, beforeEach, expect, it } from 'vitest'
import { listenToLinks } from './listen-to-links.ts'

let calls: string[] = []
let stop = () => {}

beforeEach(() => {
  calls = []
  document.body.innerHTML = `
    <a id="in" href="/broker/carriers/12?tab=rules"><span id="inside">A carrier</span></a>
    <a id="other-site" href="https://elsewhere.example/broker/">Elsewhere</a>
    <a id="outside" href="/monitor/rule_overrides/5/file">A file</a>
    <a id="download" href="/broker/x.csv" download>A download</a>
    <a id="window" href="/broker/alerts" target="_blank">Another window</a>
    <search><input id="search"></search><input id="field">
    <p id="none">No link</p>`
  stop = listenToLinks(document, {
    navigator: {
      go: path => calls.push(`go ${path}`),
      back: () => {},
      prefetch: path => calls.push(`prefetch ${path}`),
    },
    refresh: sureness => calls.push(`refresh ${sureness}`),
  })
  // Links that are not the portal's must not navigate away from the test page.
  document.body.addEventListener('click', event => {
    if ((event.target as Element).id !== 'inside') event.preventDefault()
  })
})
afterEach(() => stop())

const at = (id: string) => document.getElementById(id) ?? document.body
const fire = (id: string, event: Event) => at(id).dispatchEvent(event)

it('a click on a link of the portal navigates without leaving the page', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 })
  fire('inside', click)
  expect(click.defaultPrevented).toBe(true)
  expect(calls).toEqual(['go /carriers/12?tab=rules'])
})

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a click with %s is left to the browser', key => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, [key]: true })
  fire('inside', click)
  expect(click.defaultPrevented).toBe(false)
  expect(calls).toEqual([])
})

it.each(['other-site', 'outside', 'download', 'window', 'none'])('a click on %s is ignored', id => {
  for (const type of ['pointerover', 'focusin', 'pointerdown']) fire(id, new Event(type, { bubbles: true }))
  expect(calls).toEqual([])
})

it('hovering over a link prefetches its screen and refreshes the user once, and pressing it does so again', () => {
  fire('inside', new Event('pointerover', { bubbles: true }))
  fire('in', new Event('pointerover', { bubbles: true }))
  expect(calls).toEqual(['prefetch /carriers/12?tab=rules', 'refresh passing'])
  fire('inside', new Event('pointerdown', { bubbles: true }))
  expect(calls.slice(2)).toEqual(['prefetch /carriers/12?tab=rules', 'refresh pressed'])
})

it('typing into a search refreshes the user, and typing elsewhere does not', () => {
  fire('field', new Event('input', { bubbles: true }))
  expect(calls).toEqual([])
  fire('search', new Event('input', { bubbles: true }))
  expect(calls).toEqual(['refresh pressed'])
})
