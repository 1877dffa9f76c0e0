import { Fragment, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu as Base, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components/Menu'
import { type ButtonStyle, buttonStyle } from './Button.tsx'
import { Chevron } from './Chevron.tsx'
import { cx } from './cx.ts'
import iconButton from './IconButton.module.css'
import { Kbd } from './Kbd.tsx'
import styles from './Popover.module.css'

export interface MenuAction {
  key: string
  label: string
  note?: string
  icon?: ReactNode
  /** The shortcut for the same action. */
  shortcut?: string
  isDisabled?: boolean
  isDanger?: boolean
  /** A line above it. */
  startsGroup?: boolean
  /** The item is a link to this address. */
  href?: string
  onAction?: () => void
}

export interface MenuProps extends ButtonStyle {
  /** The text of the button; with an `icon`, its name: "Actions for Prairie Line". */
  label: string
  icon?: ReactNode
  items: readonly MenuAction[]
  isDisabled?: boolean
  className?: string
}

/** A button that opens a menu of actions. */
export const Menu = ({ label, icon, items, isDisabled = false, className, ...own }: MenuProps) => {
  const style = buttonStyle(own)
  return (
    <MenuTrigger>
      {icon ? (
        <Button
          aria-label={label}
          isDisabled={isDisabled}
          className={cx(iconButton['button'], className) ?? ''}
        >
          {icon}
        </Button>
      ) : (
        <Button {...style} isDisabled={isDisabled} className={cx(style.className, className) ?? ''}>
          {label}
          <Chevron />
        </Button>
      )}
      <Popover
        className={styles['popover'] ?? ''}
        offset={4}
        placement={icon ? 'bottom end' : 'bottom start'}
      >
        <Base
          className={styles['list'] ?? ''}
          disabledKeys={items.filter(item => item.isDisabled).map(item => item.key)}
        >
          {items.map(item => (
            <Fragment key={item.key}>
              {item.startsGroup && <Separator className={styles['rule'] ?? ''} />}
              <MenuItem
                id={item.key}
                textValue={item.label}
                className={styles['item'] ?? ''}
                data-danger={item.isDanger || undefined}
                {...(item.href && { href: item.href })}
                {...(item.onAction && { onAction: item.onAction })}
              >
                {item.icon}
                <span className={styles['words']}>
                  {item.label}
                  {item.note && <span className={styles['note']}>{item.note}</span>}
                </span>
                {item.shortcut && <Kbd>{item.shortcut}</Kbd>}
              </MenuItem>
            </Fragment>
          ))}
        </Base>
      </Popover>
    </MenuTrigger>
  )
}
