interface TopicSelectProps {
  label: string;
  choose: string;
  topics: { value: string; label: string }[];
  error: string | undefined;
  chosen: string;
}

/** The subject of a message; looks like the text fields around it. */
export function TopicSelect({ label, choose, topics, error, chosen }: TopicSelectProps) {
  return (
    <div>
      <label htmlFor="contact-topic" className="font-ui text-sm font-medium">
        {label}
      </label>
      <select
        id="contact-topic"
        name="topic"
        required
        defaultValue={chosen}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'contact-topic-error' : undefined}
        className={`mt-1 block min-h-11 w-full rounded-[3px] border bg-raised px-3 py-2 font-ui text-[1rem] text-ink ${
          error ? 'border-bad' : 'border-control'
        }`}
      >
        <option value="">{choose}</option>
        {topics.map((topic) => (
          <option key={topic.value} value={topic.value}>
            {topic.label}
          </option>
        ))}
      </select>
      {error ? (
        <p id="contact-topic-error" className="mt-1 font-ui text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}
