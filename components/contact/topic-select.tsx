import { SelectField } from '@/components/ui/field';

interface TopicSelectProps {
  label: string;
  choose: string;
  topics: { value: string; label: string }[];
  error: string | undefined;
  chosen: string;
}

/** Select for the topic of a message. */
export function TopicSelect({ label, choose, topics, error, chosen }: TopicSelectProps) {
  return (
    <SelectField
      id="contact-topic"
      name="topic"
      label={label}
      error={error}
      required
      defaultValue={chosen}
    >
      <option value="">{choose}</option>
      {topics.map((topic) => (
        <option key={topic.value} value={topic.value}>
          {topic.label}
        </option>
      ))}
    </SelectField>
  );
}
