import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from './cx.ts'
import styles from './TextLink.module.css'

export interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  children: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/** The style of a link for the router's link: `<Link to={...} className={linkClass}>`. */
export const linkClass = styles['link']

export const TextLink = ({ className, ...rest }: TextLinkProps) => (
  <a {...rest} className={cx(linkClass, className)} />
)
