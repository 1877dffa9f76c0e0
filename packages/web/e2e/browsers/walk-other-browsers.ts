import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ROUTES } from '../../../core/src/routes/route-table.ts'
import { type Servers, startServers } from '@fairhaul/testkit/playwright'
import { expect, test } from 'playwright/test'
import { openFirefox } from './firefox.ts'
import { fill, find, press, until } from './in-page.ts'
import { ENTER, type OtherBrowser } from './other-browser.ts'
import { openWebKit } from './webkit.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

const RESULTS = resolve(process.cwd(), '.cache/browsers')
const EMAIL = 'dana@northlake.example'

/** What an address needs beside its pattern, so that there is something to see. */
const QUERIES: Readonly<Record<string, string>> = {
  'search-results': '?q[name]=eagle',
  'global-search': '?q=eagle',
  compare: '?ids=3,6',
}

const addressOf = ({ name, pattern }: { readonly name: string; readonly pattern: string }) =>
  `/broker${pattern.replace(':id', '1').replace(/^\*/, '')}${QUERIES[name] ?? ''}`

interface Walk {
  readonly browser: OtherBrowser
  readonly servers: Servers
}

const SIDEWAYS = 'document.documentElement.scrollWidth > document.documentElement.clientWidth + 1'
const PAGE_WIDTH = 'Math.round(document.documentElement.scrollWidth)'

/** What people do, each from a page of its own. */
const WALKS: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  'sign-in': async ({ browser, servers }) => {
    await browser.open(`${servers.portalUrl}/broker/login`)
    await fill(browser, 'Work e-mail', EMAIL)
    await press(browser, 'button', '^Send code')
    await find(browser, 'textbox', 'One-time code')
    await fill(browser, 'One-time code', await servers.monitor.codeFor(EMAIL))
    await until(browser, `!location.pathname.includes('/login')`, 'way in')
  },
  'search of a carrier in the box': async ({ browser, servers }) => {
    await browser.open(`${servers.portalUrl}/broker/`)
    await press(browser, 'textbox', 'carrier|search|find')
    await browser.type('eagle')
    const option = await find(browser, 'option', 'eagle')
    expect(option.height).toBeGreaterThan(20)
    await browser.type(ENTER)
    await find(browser, 'link', 'eagle')
  },
  'command menu': async ({ browser, servers }) => {
    await browser.open(`${servers.portalUrl}/broker/loads`)
    await press(browser, 'button', '^Command menu')
    await browser.type('loads')
    expect((await find(browser, 'option', 'Loads')).height).toBeGreaterThan(20)
  },
  'a date that is typed': async ({ browser, servers }) => {
    await browser.open(`${servers.portalUrl}/broker/carriers/3?override=cargo_at_least_100000`)
    await press(browser, 'radio', '^Date')
    await fill(browser, '^Last day', `3/4/27${ENTER}`)
    const isRead = `[...document.querySelectorAll('input')].some(({ value }) => value === 'Mar 4, 2027')`
    await until(browser, isRead, 'field with Mar 4, 2027')
  },
  'an override': async ({ browser, servers }) => {
    await browser.open(`${servers.portalUrl}/broker/carriers/3?override=cargo_at_least_100000`)
    await press(browser, 'radio', '^No end')
    await fill(browser, '^Reason', 'The insurer confirmed the new limit.')
    await press(browser, 'button', '^Save override')
    await find(browser, 'text', 'Overridden by Dana Reyes, indefinite')
  },
  'an upload': async ({ browser, servers }) => {
    await browser.open(`${servers.portalUrl}/broker/carriers/upload-list`)
    await find(browser, 'heading', 'Upload list')
    const list = resolve(RESULTS, 'list.csv')
    writeFileSync(list, 'Carrier,USDOT\nEagle Basin,8908001\n')
    await browser.chooseFile('input[type=file]', list)
    await find(browser, 'text', '8908001|Eagle Basin|EAGLE BASIN')
  },
  'printing of a decision record': async ({ browser, servers }) => {
    await browser.open(`${servers.portalUrl}/broker/decision-records/1`)
    await find(browser, 'heading', 'Since you decided')
    if (browser.print === null) return
    writeFileSync(resolve(RESULTS, `${browser.name}-decision-record.pdf`), await browser.print())
  },
}

const OTHERS = [
  ['Firefox', openFirefox],
  ['WebKitGTK', openWebKit],
] as const

for (const [kind, openBrowser] of OTHERS)
  test(kind, async () => {
    const browser = await openBrowser()
    if (browser === null) {
      say(`${kind} is not on this machine.`)
      return
    }
    mkdirSync(RESULTS, { recursive: true })
    const servers = await startServers({ world: 'demo' })
    const differences: string[] = []
    try {
      say(browser.name)
      for (const [name, walk] of Object.entries(WALKS))
        await walk({ browser, servers }).catch((error: unknown) => {
          differences.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
        })
      for (const route of ROUTES) {
        const address = addressOf(route)
        await browser.open(`${servers.portalUrl}${address}`)
        await find(browser, 'heading', '.').catch(() => differences.push(`${address}: no heading came`))
        if (await browser.evaluate<boolean>(SIDEWAYS))
          differences.push(
            `${address}: ${await browser.evaluate<number>(PAGE_WIDTH)} px wide in a window of 1280`,
          )
        writeFileSync(resolve(RESULTS, `${kind}-${route.name}.png`), await browser.screenshot())
        for (const error of new Set(browser.errors())) differences.push(`${address}: ${error.slice(0, 200)}`)
      }
    } finally {
      await browser.close()
      await servers.stop()
    }
    say(`${ROUTES.length} routes and ${Object.keys(WALKS).length} walks; pictures are in ${RESULTS}`)
    expect(differences, 'what differs').toEqual([])
  })
