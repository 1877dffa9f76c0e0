import { type ReactNode, useId } from 'react'
import styles from './Drawer.module.css'
import { DrawerContents, type DrawerContentsProps } from './DrawerContents.tsx'

export interface PaneProps extends DrawerContentsProps {
  readonly title: ReactNode
}

/** The same as a drawer, beside the list that it belongs to: it covers nothing, and the focus stays in the list. */
export const Pane = ({ title, ...contents }: PaneProps) => {
  const id = useId()
  const heading = (
    <h2 id={id} className={styles['title']}>
      {title}
    </h2>
  )
  return (
    <aside className={styles['pane']} aria-labelledby={id} data-pane="">
      <DrawerContents heading={heading} {...contents} />
    </aside>
  )
}
