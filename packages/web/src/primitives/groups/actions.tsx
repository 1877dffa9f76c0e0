import { ExternalLink, RefreshCw, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonStyle } from '../../ui/Button.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import type { Group } from '../group.ts'
import styles from '../primitives.module.css'
import { Sample } from '../Sample.tsx'

const PendingButton = () => {
  const [isPending, setPending] = useState(false)
  return (
    <Button isPending={isPending} onClick={() => setPending(true)} onBlur={() => setPending(false)}>
      Press me
    </Button>
  )
}

const Buttons = () => (
  <Sample name="Button" use="Performs an action on this page. At most one primary button per page.">
    <div className={styles['row']}>
      <Button variant="primary">Create override</Button>
      <Button>Monitor</Button>
      <Button variant="quiet">Stop monitoring</Button>
      <Button variant="caution">Do not dispatch</Button>
      <Button variant="danger">Remove</Button>
    </div>
    <div className={styles['row']}>
      <Button variant="primary" icon={<Search />}>
        Search
      </Button>
      <Button icon={<RefreshCw />}>Refresh</Button>
      <Button size="small">Small</Button>
      <Button size="small" variant="quiet">
        Small quiet
      </Button>
      <a href="#actions" {...buttonStyle()}>
        Link
      </a>
    </div>
    <div className={styles['row']}>
      <Button variant="primary" disabled>
        Disabled
      </Button>
      <Button disabled>Disabled</Button>
      <Button variant="quiet" disabled>
        Disabled
      </Button>
      <Button variant="primary" isPending>
        Create override
      </Button>
      <Button isPending>Monitor</Button>
      <PendingButton />
    </div>
  </Sample>
)

const Show = () => (
  <>
    <Buttons />
    <Sample
      name="Icon button, tooltip, keys"
      use="An icon-only button always has a label. Its tooltip adds the shortcut."
    >
      <div className={styles['row']}>
        <IconButton label="Refresh the list" icon={<RefreshCw />} />
        <IconButton label="Remove" icon={<Trash2 />} disabled />
        <Tooltip text="Search everywhere" shortcut="/">
          <button type="button" {...buttonStyle()}>
            With a tooltip
          </button>
        </Tooltip>
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
        <Spinner label="Loading" />
      </div>
    </Sample>
    <Sample name="Menu" use="A list of actions with their shortcuts.">
      <div className={styles['row']}>
        <Menu
          label="Actions"
          items={[
            { key: 'monitor', label: 'Monitor', shortcut: 'M' },
            { key: 'override', label: 'Create override', shortcut: 'O' },
            { key: 'open', label: 'Open the public record', icon: <ExternalLink />, note: 'In a new tab' },
            { key: 'connect', label: 'Connect', isDisabled: true },
            { key: 'hold', label: 'Do not dispatch', isDanger: true, startsGroup: true },
          ]}
        />
        <Menu label="More about this row" icon={<span>⋯</span>} items={[{ key: 'a', label: 'Monitor' }]} />
        <Menu label="Disabled" isDisabled items={[]} />
      </div>
    </Sample>
    <Sample
      name="Link and identifier"
      use="A link opens another address. A click on an identifier copies it."
    >
      <div className={styles['row']}>
        <TextLink href="#actions">Prairie Line Transport LLC</TextLink>
        <CopyText label="MC number" text="MC-9000417" copied="9000417" />
        <CopyText label="DOT number" text="99100417" />
      </div>
      <p>
        In running text, a link is underlined: <TextLink href="#actions">see the 24 inspections</TextLink>.
      </p>
    </Sample>
  </>
)

export const group: Group = { id: 'actions', title: 'Actions', place: 1, Show }
