import { Drawer } from './Drawer.tsx'
import { Pane, type PaneProps } from './Pane.tsx'

interface Props extends PaneProps {
  /** Beside the list; else above it, as a drawer. */
  readonly isPane: boolean
}

/** The row of a list that is open: beside the list where there is room, else over it as a drawer. */
export const SidePanel = ({ isPane, ...shown }: Props) =>
  isPane ? <Pane {...shown} /> : <Drawer isOpen {...shown} />
