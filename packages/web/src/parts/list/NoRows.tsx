import { formatCount, isPastEnd, type Page } from '@fairhaul/core'
import type { ReactNode } from 'react'
import { Link } from '../../di/Link.tsx'
import { Button, buttonStyle } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

interface Props {
  readonly page: Page<unknown>
  /** The path of the first page, or what shows it. */
  readonly first: string | (() => void)
  /** Why the list has no rows. */
  readonly children: ReactNode
}

const FIRST = 'Go to the first page'

/** In place of the rows of a page without any: that the list ends before it, with a way back, or why the list has none. */
export const NoRows = ({ page, first, children }: Props) =>
  isPastEnd(page) ? (
    <EmptyState
      title="This page does not exist"
      text={`The list has ${formatCount(page.pages, 'page')}.`}
      action={
        typeof first === 'string' ? (
          <Link to={first} {...buttonStyle()}>
            {FIRST}
          </Link>
        ) : (
          <Button onClick={first}>{FIRST}</Button>
        )
      }
    />
  ) : (
    children
  )
