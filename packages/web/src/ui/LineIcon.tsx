interface Props {
  /** The line, in a square of 16 by 16. */
  readonly d: string
  /** Its width and height, in pixels. */
  readonly size?: number
}

/** A small icon of one line in the color of its text. Drawn here: what shows it needs no icon library. */
export const LineIcon = ({ d, size = 16 }: Props) => (
  <svg
    viewBox="0 0 16 16"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
)
