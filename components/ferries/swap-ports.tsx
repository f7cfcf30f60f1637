'use client';

import { buttonClass } from '@/components/ui/button';

/** Button that swaps the two ports of its form. It needs JavaScript. */
export function SwapPorts({ label }: { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={buttonClass('secondary', 'size-11 px-0!')}
      onClick={({ currentTarget: { form } }) => {
        const [from, to] = ['from', 'to'].map((name) => form?.elements.namedItem(name));
        if (!(from instanceof HTMLSelectElement && to instanceof HTMLSelectElement)) return;
        [from.value, to.value] = [to.value, from.value];
      }}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4" />
      </svg>
    </button>
  );
}
