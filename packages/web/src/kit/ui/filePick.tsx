// A button that asks for a file, in our words: the browser's own speaks its own language and has its own look.

import '../look/controls.css';

/** The text is undefined when the file cannot be read, or is too large. */
export type FileRead = (file: { readonly name: string; readonly text: string | undefined }) => void;

type FilePickProps = {
  readonly label: string;
  /** The kinds of files that are offered. */
  readonly accept: string;
  /** Nothing of ours has more bytes. */
  readonly largest: number;
  readonly onRead: FileRead;
};

export function FilePick({ label, accept, largest, onRead }: FilePickProps) {
  const read = async (file: File): Promise<void> => {
    // A file may be gone since it was picked.
    const text = file.size > largest ? undefined : await file.text().catch(() => undefined);
    onRead({ name: file.name, text });
  };
  return (
    <label class="button file-pick">
      <input
        type="file"
        class="unseen"
        accept={accept}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can be picked again, once it was mended.
          event.currentTarget.value = '';
          if (file) void read(file);
        }}
      />
      {label}
    </label>
  );
}
