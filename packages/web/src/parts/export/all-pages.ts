import { done, type Outcome, type Page } from '@fairhaul/core'
import type { ExportProgress } from './export-store.ts'

/**
 * Every row of a paged list, one page after the other, each row once: rows move between pages while they load.
 *
 * Refuses: like the first refused page.
 */
export const allPages = async <Row extends { readonly id: number }, R>(
  request: (page: number) => Promise<Outcome<Page<Row>, R>>,
  report: (progress: ExportProgress) => void = () => undefined,
): Promise<Outcome<readonly Row[], R>> => {
  const rows = new Map<number, Row>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    // One after the other: the user may cancel between pages.
    const answer = await request(page)
    if (!answer.ok) return answer
    for (const row of answer.value.items) rows.set(row.id, row)
    pages = answer.value.pages
    report({ done: page, of: pages })
  }
  return done([...rows.values()])
}
