/** The sign of the project: rails that end at a bar. */
export function RailheadMark({ size = 26 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
    >
      <path d="M9 3 4 21M15 3l5 18M7.6 8h8.8M6.3 13h11.4M4.8 18h14.4" />
    </svg>
  )
}
