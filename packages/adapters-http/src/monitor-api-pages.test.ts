import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { adapterRoutes } from './adapter-routes.ts'

const folder = fileURLToPath(new URL('../../../docs/monitor-api/', import.meta.url))
const textOf = (page: string) => readFileSync(`${folder}${page}`, 'utf8')
const pages = readdirSync(folder).filter(file => file.endsWith('.md') && file !== 'README.md')
/** The page of rights is written from the routes, and would tell of any. */
const pagesText = pages
  .filter(page => page !== 'authorisation.md')
  .map(textOf)
  .join('\n')

/** Every call that a page writes out: `PATCH rule_overrides/{id}`. */
const calls = new Set(
  [...pagesText.matchAll(/`((?:GET|POST|PATCH|PUT|DELETE) [^`]+)`/g)].map(([, written]) => written),
)

describe('the pages of docs/monitor-api', () => {
  it.each([...new Set(adapterRoutes())])('the pages of docs/monitor-api describe %s', route => {
    expect(calls.has(route.replaceAll(/:(\w+)/g, '{$1}'))).toBe(true)
  })

  it('the pages of docs/monitor-api are exactly those listed in its README', () => {
    const listed = [...textOf('README.md').matchAll(/^- \[.+\]\((.+)\)$/gm)].map(([, page]) => page)
    expect(new Set(listed)).toEqual(new Set(pages))
    expect(listed).toHaveLength(pages.length)
  })

  it('the pages of docs/monitor-api link to existing pages', () => {
    const links = [...pagesText.matchAll(/\]\(([a-z-]+\.md)/g)].map(([, page = '']) => page)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter(page => !pages.includes(page) && page !== 'README.md')).toEqual([])
  })
})
