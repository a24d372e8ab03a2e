/** A leaf whose vein is a brush stroke: 言の葉, "leaves of words". */
export function Logo({ sizePx }: { sizePx: number }) {
  return (
    <svg width={sizePx} height={sizePx} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        fill="#1a73e8"
        d="M41 6C22 5 8 13 7 28c0 4 1 7 2 9C12 25 20 18 31 14 22 20 15 27 11 40c3 2 7 2 10 1C35 38 41 25 41 6Z"
      />
      <path
        fill="none"
        stroke="#8430ce"
        strokeLinecap="round"
        strokeWidth="2.5"
        d="M6 44c1-2 2-4 4-7"
      />
    </svg>
  )
}
