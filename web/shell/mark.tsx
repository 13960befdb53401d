/** The logo. */
export const Mark = ({ className = 'size-7' }: { className?: string }) => (
  <svg viewBox="0 0 64 64" className={className} aria-hidden="true">
    <rect width="64" height="64" rx="15" fill="#16181c" />
    <path d="M12 46V20l20 15 20-15v26" fill="none" stroke="#f3ae51" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
    <g fill="#f4f5f7">
      {[12, 22, 32, 42, 52].map((x) => (
        <circle key={x} cx={x} cy="55" r="1.8" />
      ))}
    </g>
  </svg>
)
