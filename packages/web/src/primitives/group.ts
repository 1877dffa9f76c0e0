import type { ComponentType } from 'react'

/** One group of the page. Each file in groups/ exports one as `group`; the glob import finds it. */
export interface Group {
  id: string
  title: string
  /** Position on the page, from 1. */
  place: number
  Show: ComponentType
}

const files = import.meta.glob<{ group: Group }>('./groups/*.tsx', { eager: true })

export const GROUPS: readonly Group[] = Object.values(files)
  .map(({ group }) => group)
  .sort((a, b) => a.place - b.place)
