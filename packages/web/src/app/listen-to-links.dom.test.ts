import { afterEach, beforeEach, expect, it } from 'vitest'
import { listenToLinks } from './listen-to-links.ts'

let told: string[] = []
let stop = () => {}

beforeEach(() => {
  told = []
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
      go: path => told.push(`go ${path}`),
      back: () => {},
      prefetch: path => told.push(`prefetch ${path}`),
    },
    refresh: sureness => told.push(`refresh ${sureness}`),
  })
  // What is not ours must not make this page leave.
  document.body.addEventListener('click', event => {
    if ((event.target as Element).id !== 'inside') event.preventDefault()
  })
})
afterEach(() => stop())

const at = (id: string) => document.getElementById(id) ?? document.body
const fire = (id: string, event: Event) => at(id).dispatchEvent(event)

it('goes to a link of the portal without leaving the page', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 })
  fire('inside', click)
  expect(click.defaultPrevented).toBe(true)
  expect(told).toEqual(['go /carriers/12?tab=rules'])
})

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', key => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, [key]: true })
  fire('inside', click)
  expect(click.defaultPrevented).toBe(false)
  expect(told).toEqual([])
})

it.each(['other-site', 'outside', 'download', 'window', 'none'])('has nothing to say to %s', id => {
  for (const type of ['pointerover', 'focusin', 'pointerdown']) fire(id, new Event(type, { bubbles: true }))
  expect(told).toEqual([])
})

it('fetches the screen and refreshes the user when the pointer comes, once, and again when it is pressed', () => {
  fire('inside', new Event('pointerover', { bubbles: true }))
  fire('in', new Event('pointerover', { bubbles: true }))
  expect(told).toEqual(['prefetch /carriers/12?tab=rules', 'refresh passing'])
  fire('inside', new Event('pointerdown', { bubbles: true }))
  expect(told.slice(2)).toEqual(['prefetch /carriers/12?tab=rules', 'refresh pressed'])
})

it('refreshes the user when somebody types into a search, and into nothing else', () => {
  fire('field', new Event('input', { bubbles: true }))
  expect(told).toEqual([])
  fire('search', new Event('input', { bubbles: true }))
  expect(told).toEqual(['refresh pressed'])
})
